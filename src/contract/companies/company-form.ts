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
