import * as v from 'valibot';
import { ownerEntries } from '../jobs/approval.ts';
import { toRecord } from '../rows.ts';
import { plainCompanyFields } from './company-form.ts';
import { LooseId, OptionalAddress, OptionalRef, OptionalText } from '../fields.ts';

const SocialMedia = v.object({ instagram: OptionalText, facebook: OptionalText, linkedin: OptionalText });
const noProfiles = { instagram: '', facebook: '', linkedin: '' };

/** A company as read (§3). `logo` is relative to the API host. */
export const Company = v.object({
  _id: LooseId,
  ...toRecord(plainCompanyFields, () => OptionalText),
  name: v.string(),
  logo: OptionalText,
  /** Extension: a known industry as Bangla writes it, and the English one of what is written in Bangla; else ''. */
  industryBn: OptionalText,
  industryEn: OptionalText,
  socialMedia: v.fallback(v.nullish(SocialMedia, {}), noProfiles),
  address: OptionalAddress,
  verificationStatus: OptionalText,
  createdBy: OptionalRef,
  /** Extension: how many of its jobs one can apply for; absent where that is unknown. */
  openJobs: v.exactOptional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)),
});
export type Company = v.InferOutput<typeof Company>;

export const CompanyData = v.object({ company: Company });
/** `data` of `GET /companies?createdBy=`; rows are parsed one by one. */
export const CompaniesData = v.object({ companies: v.array(v.unknown()) });

const noCompany = { _id: '', name: '', logo: '', industry: '' };

/** The company inside a job: an id alone, or nothing, gives empty texts (§3). */
export const CompanyRef = v.fallback(
  v.pipe(
    v.nullish(
      v.union([
        v.string(),
        v.number(),
        v.object({ _id: OptionalText, name: OptionalText, logo: OptionalText, industry: OptionalText }),
      ]),
      '',
    ),
    v.transform((value) => (typeof value === 'object' ? value : { ...noCompany, _id: String(value) })),
  ),
  noCompany,
);
export type CompanyRef = v.InferOutput<typeof CompanyRef>;

/** Changes of these in an approved company wait for approval; the old values stay public. */
export const contactFields = ['website', 'contactNumber', 'email'] as const;
export type ContactField = (typeof contactFields)[number];

const value = v.optional(v.string());
export const Contact = v.object({ website: value, contactNumber: value, email: value });
export type Contact = Partial<Record<ContactField, string>>;

export const OwnCompany = v.object({
  ...Company.entries,
  ...ownerEntries,
  /** Extension: the public values of fields that wait for approval. */
  publicContact: v.fallback(v.optional(Contact, {}), {}),
  contactReason: v.fallback(v.optional(v.string(), ''), ''),
});
export type OwnCompany = v.InferOutput<typeof OwnCompany>;

/** `data` of `GET /companies/{id}/` for the owner, and of `PUT /companies/{id}/?view=detailed` (§7). */
export const OwnCompanyData = v.object({ company: OwnCompany });

/** The public part of a company. */
export function toPublicCompany(own: OwnCompany): Company {
  const { approval: _approval, approvalReason: _reason, version: _version, ...rest } = own;
  const { deletedAt: _deletedAt, publicContact, contactReason: _contactReason, ...company } = rest;
  return { ...company, ...publicContact };
}

/** The fields that wait for approval. */
export const waitingFields = ({ publicContact }: Pick<OwnCompany, 'publicContact'>): ContactField[] =>
  contactFields.filter((name) => publicContact[name] !== undefined);
