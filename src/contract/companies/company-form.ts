import { addressLimits, companyLimits } from '../jobs/posting.ts';

/** Fields of the multipart company form (§7), in order. */
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
export const companyLogoField = 'logo';
export const companyStatusField = 'verificationStatus';
export const companyLogoRemovalField = 'removeLogo';

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

/** Whether a field is required: §5 Create company, but an address may lack street and postal code. */
export const isRequiredCompanyField = (name: string): boolean =>
  !/^(?:socialMedia\[|size$|verificationStatus$|address\[(?:street|postalCode)\])/.test(name);
