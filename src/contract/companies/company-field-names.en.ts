/** What messages of the API, and screens without another name, call a company's fields. */
export const companyFieldNames = {
  name: 'Company name',
  industry: 'Industry',
  foundedYear: 'Founded year',
  website: 'Website',
  'socialMedia[instagram]': 'Instagram',
  'socialMedia[facebook]': 'Facebook',
  'socialMedia[linkedin]': 'LinkedIn',
  'address[street]': 'Street',
  'address[city]': 'City',
  'address[state]': 'State',
  'address[postalCode]': 'Postal code',
  'address[country]': 'Country',
  contactNumber: 'Contact number',
  email: 'Email',
  size: 'Size',
  verificationStatus: 'Verification status',
};
