import { companyFieldNames } from '#contract/companies/company-field-names.en.ts';
import { jobFieldNames } from '#contract/jobs/fields/job-field-names.en.ts';

/** What errors call the fields of a request, by their path in it; '' is the whole. Other fields have the path. */
export const fieldNames = {
  account: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phoneNumber: 'Mobile number',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
  },
  admin: { reason: 'Reason', email: 'Email', text: 'Search text', lastId: 'Last id' },
  alert: { 'to.email': 'Email' },
  company: { '': 'The company', address: 'Address', socialMedia: 'Social media', ...companyFieldNames },
  job: jobFieldNames,
  report: { reason: 'Reason', text: 'Text', key: 'Key' },
};
