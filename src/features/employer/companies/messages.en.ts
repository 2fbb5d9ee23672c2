import { companyFieldNames } from '#contract/companies/company-field-names.en.ts';
import { FIRST_FOUNDED_YEAR } from '#contract/companies/founded-year.ts';
import { pageTitles } from '#contract/http/page-titles.en.ts';
import { placeMessages } from '#texts/features/employer/messages';

const { labels: placeLabels } = placeMessages;
const requiredPhrase = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const companyMessages = {
  title: pageTitles.createCompany,
  subTopic: 'For employers',
  intro: 'All fields are required unless marked optional.',
  sections: {
    basic: 'Basic Information',
    social: 'Social Media',
    address: 'Address',
    contact: 'Contact Information',
  },
  labels: {
    ...companyFieldNames,
    size: 'Company size',
    'address[street]': placeLabels.street,
    'address[city]': placeLabels.city,
    'address[state]': placeLabels.state,
    'address[postalCode]': placeLabels.postalCode,
    'address[country]': placeLabels.country,
  },
  place: placeMessages,
  optional: (label: string) => `${label} (optional)`,
  hints: {
    industry: 'Such as Garments or Software',
    website: 'Such as www.example.com, or your Facebook page',
    size: 'Such as 11-50 employees',
    social: 'Name or link, such as @kaj',
    contactNumber: 'Such as 01712 345678',
    verificationStatus: 'Only our team can change this.',
  },
  oldFont: 'This looks like Bijoy text, unreadable on phones. Type it in Unicode (Avro).',
  completedUrl: (url: string) => `Changed to ${url}`,
  enter: (label: string) => `Enter the ${requiredPhrase(label)}`,
  tooLong: (label: string, most: number) => `${label}: use ${most} characters or fewer`,
  invalid: {
    website: 'Enter a web address, for example https://www.example.com',
    contactNumber: 'Enter a number like 01712 345678. From another country, begin with +',
    foundedYear: `Enter a year from ${FIRST_FOUNDED_YEAR} to this year`,
    sameAlphabet: (label: string) => `${label} mixes letters of different alphabets in one word`,
    unusable: (label: string) => `${label} holds characters that cannot be used. Type it again.`,
    email: 'Enter one email address, like jobs@example.com',
    social: (label: string, network: string) => `Enter your name on ${label}, or a link to ${network}.com`,
  },

  logo: {
    label: 'Logo (optional)',
    viewLabel: 'Logo',
    hint: 'JPEG, PNG or WebP. We make large photos smaller.',
    choose: 'Choose an image',
    change: 'Change image',
    remove: 'Remove the logo',
    drop: 'or drop it here',
    busy: 'Preparing the image...',
    chosen: (name: string, size: string) => `${name}, ${size}`,
    stored: 'Your current logo',
    alt: 'Preview of the logo',
    unseen: 'No preview on this device',
    notImage: 'This file is not an image. Choose a JPEG, PNG or WebP.',
    broken: 'This image cannot be opened. Choose another one.',
    tooLarge: 'This image is too large. Choose one of at most 5 MB.',
  },

  submit: 'Submit Company Information',
  submitting: 'Submitting...',
  percent: (percent: string) => `${percent} % sent`,
  created: 'Company information submitted successfully! waiting for admin approval.',
  postJob: 'Post a job',
  creating: {
    noToken: 'Authentication token not found. Please login first.',
    failed: 'Failed to submit company information',
  },
  wentWrong: 'Something went wrong',
  unreachable:
    'We could not reach the server. Your text is safe on this device. Send it again when you are online.',
  sessionEnded: 'Your session has ended. Your text is safe on this device. Sign in to continue.',
  sendAgain: 'Send again',

  discardText: 'This empties the form. You cannot undo it.',
  discardChangesText: 'This removes your changes. You cannot undo it.',

  viewTitle: 'View Company',
  editTitle: 'Edit Company',
  save: 'Save Changes',
  saving: 'Saving...',
  close: 'Close',
  closeWindow: 'Close this window',
  saved: 'Company details updated successfully!',
  updating: { noToken: 'No valid token found.', failed: 'Failed to update company' },
  loadFailed: 'Failed to fetch company details',
  loading: 'Loading company details...',
  notGiven: 'Not given',
  waiting: 'Waiting for approval',
  rejected: (reason: string) => `Rejected: ${reason}`,
  waitingContact: (fields: string) => `Waiting for approval: ${fields}`,
  publicContact: (values: string) => `Job seekers still see the old details: ${values}`,
  restoreContact: 'Use the old details',
  contactRestored: 'Old details are back. Save to confirm.',
  contactRejected: (reason: string) => `Your new contact was rejected: ${reason}`,
  contactHint: 'Changes need approval. The old details stay public until then.',
  contactWaits: (fields: string) =>
    `Waiting for approval: ${fields}. The old details stay public until then.`,
  nameWaits: 'Your company now waits for approval and is not public.',
  renameHint: 'Changing the name sends the company back for approval.',
  rejectedHint: 'Saving changes sends the company back for approval.',
};
export type CompanyTexts = typeof companyMessages;
