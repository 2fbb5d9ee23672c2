import { addressLimits, companyLimits } from '../jobs/posting.ts';

/** Field names of the multipart company form (§7), in the order they are sent. */
export const companyFormFields = [
  'name',
  'industry',
  'foundedYear',
  'website',
  'socialMedia[instagram]',
  'socialMedia[facebook]',
  'socialMedia[linkedin]',
  'address[street]',
  'address[city]',
  'address[state]',
  'address[postalCode]',
  'address[country]',
  'contactNumber',
  'email',
  'size',
] as const;
export type CompanyFormField = (typeof companyFormFields)[number];
/** The optional file, and the field that only an update sends. */
export const companyLogoField = 'logo';
export const companyStatusField = 'verificationStatus';
/** Extension, sent as `true` when an update takes the stored logo away without another in its place. */
export const companyLogoRemovalField = 'removeLogo';

/** The longest text of each field. */
export const companyFieldChars: Readonly<Record<CompanyFormField | typeof companyStatusField, number>> = {
  name: companyLimits.nameChars,
  industry: companyLimits.industryChars,
  foundedYear: companyLimits.foundedYearChars,
  website: companyLimits.urlChars,
  'socialMedia[instagram]': companyLimits.handleChars,
  'socialMedia[facebook]': companyLimits.handleChars,
  'socialMedia[linkedin]': companyLimits.handleChars,
  'address[street]': addressLimits.streetChars,
  'address[city]': addressLimits.placeChars,
  'address[state]': addressLimits.placeChars,
  'address[postalCode]': addressLimits.postalCodeChars,
  'address[country]': addressLimits.placeChars,
  contactNumber: companyLimits.phoneChars,
  email: companyLimits.emailChars,
  size: companyLimits.sizeChars,
  verificationStatus: companyLimits.statusChars,
};

/** §5 Create company: what may not stay empty. */
export const isRequiredCompanyField = (name: string): boolean =>
  !/^(?:socialMedia\[|size$|verificationStatus$)/.test(name);
