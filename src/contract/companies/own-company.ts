import * as v from 'valibot';
import { ownerEntries } from '../jobs/approval.ts';
import { Company } from './company.ts';

/** How a company is reached. A change of these in an approved company waits, and the old values stay public. */
export const contactFields = ['website', 'contactNumber', 'email'] as const;
export type ContactField = (typeof contactFields)[number];

const value = v.optional(v.string());
/** Some of the {@link contactFields}. */
export const Contact = v.object({ website: value, contactNumber: value, email: value });
export type Contact = Partial<Record<ContactField, string>>;

/** A company as its owner reads it: `GET /companies?createdBy=`, `?view=detailed`, and answers to writes. */
export const OwnCompany = v.object({
  ...Company.entries,
  ...ownerEntries,
  /** Extension: what is public of the fields whose new values wait for approval. */
  publicContact: v.fallback(v.optional(Contact, {}), {}),
  /** Extension: why the last change of the contact was rejected. */
  contactReason: v.fallback(v.optional(v.string(), ''), ''),
});
export type OwnCompany = v.InferOutput<typeof OwnCompany>;

/** `data` of `GET /companies/{id}/` for the owner, and of `PUT /companies/{id}/?view=detailed` (§7). */
export const OwnCompanyData = v.object({ company: OwnCompany });

/** A company as everyone reads it, of an answer for its owner or not. */
export function toPublicCompany(own: OwnCompany): Company {
  const { approval: _approval, approvalReason: _reason, version: _version, ...rest } = own;
  const { publicContact, contactReason: _contactReason, ...company } = rest;
  return { ...company, ...publicContact };
}

/** The fields whose new values wait. */
export const waitingFields = ({ publicContact }: Pick<OwnCompany, 'publicContact'>): ContactField[] =>
  contactFields.filter((name) => publicContact[name] !== undefined);
