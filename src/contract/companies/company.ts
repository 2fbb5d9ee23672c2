import * as v from 'valibot';
import { ownerEntries } from '../jobs/approval.ts';
import { LooseId, OptionalAddress, OptionalRef, OptionalText } from '../fields.ts';

const SocialMedia = v.object({ instagram: OptionalText, facebook: OptionalText, linkedin: OptionalText });
const noProfiles = { instagram: '', facebook: '', linkedin: '' };

/** A company as read (§3). `logo` is a path relative to the API host, '' when there is none. */
export const Company = v.object({
  _id: LooseId,
  name: v.string(),
  logo: OptionalText,
  industry: OptionalText,
  foundedYear: OptionalText,
  website: OptionalText,
  size: OptionalText,
  socialMedia: v.fallback(v.nullish(SocialMedia, {}), noProfiles),
  address: OptionalAddress,
  contactNumber: OptionalText,
  email: OptionalText,
  verificationStatus: OptionalText,
  createdBy: OptionalRef,
});
export type Company = v.InferOutput<typeof Company>;

/** `data` of `GET /companies/{id}`. */
export const CompanyData = v.object({ company: Company });
/** `data` of `GET /companies?createdBy=`; rows are parsed one by one. */
export const CompaniesData = v.object({ companies: v.array(v.unknown()) });

const noCompany = { _id: '', name: '', logo: '', industry: '' };

/** What a job carries of its company: an id alone, or nothing, gives empty texts (§3). */
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
