import { toLatinDigits } from '../format.ts';
import { addressLimits, companyLimits } from '../jobs/posting.ts';
import { namesOf } from '../rows.ts';

export const FIRST_FOUNDED_YEAR = 1800;

/** True for a year from 1800 to this one. @param now ms since the epoch */
export function isFoundedYear(text: string, now: number): boolean {
  const year = /^\d{4}$/.test(toLatinDigits(text)) ? Number(toLatinDigits(text)) : 0;
  return year >= FIRST_FOUNDED_YEAR && year <= new Date(now).getFullYear();
}

interface Row {
  chars: number;
  isRequired: boolean;
}

const required = (chars: number): Row => ({ chars, isRequired: true });
const optional = (chars: number): Row => ({ chars, isRequired: false });

/**
 * The fields of a company by their names in the multipart form (§7), in its order; required as §5 Create company has
 * it, but an address may lack street and postal code. Storage, answers, comparison and API documentation derive from
 * this table; src/README.md lists what else a new field needs.
 */
const rows = {
  name: required(companyLimits.nameChars),
  industry: required(companyLimits.industryChars),
  foundedYear: required(companyLimits.foundedYearChars),
  website: required(companyLimits.urlChars),
  'socialMedia[instagram]': optional(companyLimits.handleChars),
  'socialMedia[facebook]': optional(companyLimits.handleChars),
  'socialMedia[linkedin]': optional(companyLimits.handleChars),
  'address[street]': optional(addressLimits.streetChars),
  'address[city]': required(addressLimits.placeChars),
  'address[state]': required(addressLimits.placeChars),
  'address[postalCode]': optional(addressLimits.postalCodeChars),
  'address[country]': required(addressLimits.placeChars),
  contactNumber: required(companyLimits.phoneChars),
  email: required(companyLimits.emailChars),
  size: optional(companyLimits.sizeChars),
};
export type CompanyFormField = keyof typeof rows;
export const companyFormFields = namesOf(rows);

export const companyLogoField = 'logo';
export const companyLogoRemovalField = 'removeLogo';
export const companyStatusField = 'verificationStatus';

/** A field of the form, or the one of edits. */
export type CompanyName = CompanyFormField | typeof companyStatusField;

export const companyFields: Readonly<Record<CompanyName, Row>> = {
  ...rows,
  [companyStatusField]: optional(companyLimits.statusChars),
};

/** Those that are one column of the same name. */
type PlainCompanyField = Exclude<CompanyFormField, `${string}[${string}]`>;
export const plainCompanyFields = companyFormFields.filter(
  (name): name is PlainCompanyField => !name.includes('['),
);
