import type { Company } from '#contract/company.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import type { companies } from '../db/schema.ts';

export type CompanyRow = typeof companies.$inferSelect;

/** A company as the API shows one (§3). */
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

/** A company as its owner and administrators read it. */
export function toOwnCompany(row: CompanyRow): OwnCompany {
  const { approval, approvalReason, version } = row;
  return { ...toCompany(row), approval, approvalReason, version };
}
