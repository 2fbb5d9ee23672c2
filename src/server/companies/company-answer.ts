import { plainCompanyFields } from '#contract/companies/company-form.ts';
import type { Approval } from '#contract/jobs/approval.ts';
import { pick } from '#contract/rows.ts';
import {
  contactFields,
  type Contact,
  type ContactField,
  type Company,
  type OwnCompany,
} from '#contract/companies/company.ts';
import type { AuditChanges } from '../audit/record.ts';
import type { SessionUser } from '../policies/sessions.ts';
import type { companies } from '../db/schema.ts';
import { toAddedNames } from '../jobs/local-names.ts';
import { may } from '../policies/policies.ts';
import { toIndustryNames } from './industry-names.ts';

type ContactColumns = Record<ContactField, string>;

interface ContactEdit {
  user: Pick<SessionUser, 'id' | 'role'>;
  stored: CompanyRow;
  sent: ContactColumns;
  approval: Approval;
}

/** The contact as its owner last wrote it. */
const toOwnContact = (row: CompanyRow): ContactColumns => ({
  website: row.pendingContact?.website ?? row.website,
  contactNumber: row.pendingContact?.contactNumber ?? row.contactNumber,
  email: row.pendingContact?.email ?? row.email,
});

const waitingOf = ({ pendingContact }: CompanyRow): ContactField[] =>
  contactFields.filter((name) => pendingContact?.[name] !== undefined);

/** The public values of fields with a waiting change. */
const toPublicContact = (row: CompanyRow): Contact =>
  Object.fromEntries(waitingOf(row).map((name) => [name, row[name]]));

/** The waiting changes, as [public, waiting]. */
export const toContactChanges = (row: CompanyRow): AuditChanges =>
  Object.fromEntries(waitingOf(row).map((name) => [name, [row[name], row.pendingContact?.[name]]]));

function isPublicAtOnce(name: ContactField, { user, stored, sent, approval }: ContactEdit): boolean {
  // Fields that an administrator left unchanged still wait for approval.
  if (may(user, 'skipReview')) return sent[name] !== toOwnContact(stored)[name];
  return approval !== 'approved' || sent[name] === stored[name];
}

/** Splits an edited contact into what is public at once and what waits. */
export function splitContact(edit: ContactEdit): { columns: ContactColumns; pendingContact: Contact | null } {
  const { stored, sent } = edit;
  const columns = { website: stored.website, contactNumber: stored.contactNumber, email: stored.email };
  const pending: Contact = {};
  for (const name of contactFields) {
    if (isPublicAtOnce(name, edit)) columns[name] = sent[name];
    else if (sent[name] !== stored[name]) pending[name] = sent[name];
  }
  return { columns, pendingContact: Object.keys(pending).length === 0 ? null : pending };
}

export type CompanyRow = typeof companies.$inferSelect;

/** A company as the public reads it (§3). */
export function toCompany(row: CompanyRow): Company {
  const { id, logo, street, city, state, postalCode, country, verificationStatus, createdBy } = row;
  return {
    _id: id,
    ...pick(row, plainCompanyFields),
    logo,
    ...toIndustryNames(row.industry),
    socialMedia: { instagram: row.instagram, facebook: row.facebook, linkedin: row.linkedin },
    address: { street, city, state, postalCode, country, ...toAddedNames({ city, country }) },
    verificationStatus,
    createdBy,
  };
}

/** A company as its owner and administrators read it, with what waits for approval. */
export function toOwnCompany(row: CompanyRow): OwnCompany {
  const { approval, approvalReason, version, contactReason, deletedAt } = row;
  return {
    ...toCompany(row),
    ...toOwnContact(row),
    approval,
    approvalReason,
    version,
    deletedAt: deletedAt?.toISOString() ?? '',
    publicContact: toPublicContact(row),
    contactReason,
  };
}
