import type { Company, OwnCompany } from '#contract/companies/company.ts';
import type { companies } from '../db/schema.ts';
import { toOwnContact, toPublicContact } from './contact.ts';

export type CompanyRow = typeof companies.$inferSelect;

/** A company as the public reads it (§3). */
export function toCompany(row: CompanyRow): Company {
  const { id, name, logo, industry, foundedYear, website, size, contactNumber, email } = row;
  const { street, city, state, postalCode, country, verificationStatus, createdBy } = row;
  return {
    _id: id,
    name,
    logo,
    industry,
    foundedYear,
    website,
    size,
    socialMedia: { instagram: row.instagram, facebook: row.facebook, linkedin: row.linkedin },
    address: { street, city, state, postalCode, country },
    contactNumber,
    email,
    verificationStatus,
    createdBy,
  };
}

/** A company as its owner and administrators read it, with what waits for approval. */
export function toOwnCompany(row: CompanyRow): OwnCompany {
  const { approval, approvalReason, version, contactReason } = row;
  return {
    ...toCompany(row),
    ...toOwnContact(row),
    approval,
    approvalReason,
    version,
    publicContact: toPublicContact(row),
    contactReason,
  };
}
