import { isBangla } from '#contract/build-language.ts';
import { companyFieldNamesEn, companyFieldNamesBn } from '#contract/companies/company-field-names.ts';
import { FIRST_FOUNDED_YEAR } from '#contract/companies/company-form.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import { toShownReasonBn } from '#contract/moderation/reasons.ts';
import { formatNumber } from '#contract/format.ts';
import { toShownDigitsBn } from '#contract/shown-digits.ts';
import { placeMessagesEn, placeMessagesBn } from '../messages.ts';

const { labels: placeLabelsEn } = placeMessagesEn;

const requiredPhrase = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const notLinkEn = () => 'Enter a web address, for example https://www.example.com';

const en = {
  title: pageTitlesEn.createCompany,
  subTopic: 'For employers',
  intro: 'All fields are required unless marked optional.',
  sections: {
    basic: 'Basic Information',
    social: 'Social Media',
    address: 'Address',
    contact: 'Contact Information',
  },
  labels: {
    ...companyFieldNamesEn,
    size: 'Company size',
    'address[street]': placeLabelsEn.street,
    'address[city]': placeLabelsEn.city,
    'address[state]': placeLabelsEn.state,
    'address[postalCode]': placeLabelsEn.postalCode,
    'address[country]': placeLabelsEn.country,
  },
  place: placeMessagesEn,
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
  problems: {
    required: (label: string) => `Enter the ${requiredPhrase(label)}`,
    tooLong: (label: string, most: number) => `${label}: use ${most} characters or fewer`,
    unusable: (label: string) => `${label} holds characters that cannot be used. Type it again.`,
    mixedAlphabets: (label: string) => `${label} mixes letters of different alphabets in one word`,
    notFoundedYear: () => `Enter a year from ${FIRST_FOUNDED_YEAR} to this year`,
    notLink: notLinkEn,
    brokenLink: notLinkEn,
    notPhone: () => 'Enter a number like 01712 345678. From another country, begin with +',
    notOneEmail: () => 'Enter one email address, like jobs@example.com',
    instagram: (label: string) => `Enter your name on ${label}, or a link to instagram.com`,
    facebook: (label: string) => `Enter your name on ${label}, or a link to facebook.com`,
    linkedin: (label: string) => `Enter your name on ${label}, or a link to linkedin.com`,
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

const { labels: placeLabelsBn } = placeMessagesBn;

const notLinkBn = () => 'ওয়েবসাইটের ঠিকানা লিখুন, যেমন https://www.example.com';

const bn: typeof en = {
  title: pageTitlesBn.createCompany,
  subTopic: 'নিয়োগদাতার জন্য',
  intro: '“ঐচ্ছিক” লেখা ঘর ছাড়া সব ঘর পূরণ করুন।',
  sections: {
    basic: 'প্রাথমিক তথ্য',
    social: 'সোশ্যাল মিডিয়া',
    address: 'ঠিকানা',
    contact: 'যোগাযোগের তথ্য',
  },
  labels: {
    ...companyFieldNamesBn,
    'address[street]': placeLabelsBn.street,
    'address[city]': placeLabelsBn.city,
    'address[state]': placeLabelsBn.state,
    'address[postalCode]': placeLabelsBn.postalCode,
    'address[country]': placeLabelsBn.country,
  },
  place: placeMessagesBn,
  optional: (label) => `${label} (ঐচ্ছিক)`,
  hints: {
    industry: 'যেমন গার্মেন্টস বা সফটওয়্যার',
    website: 'যেমন www.example.com, বা আপনাদের ফেসবুক পেজ',
    size: 'যেমন ১১-৫০',
    social: 'নাম বা লিংক, যেমন @kaj',
    contactNumber: 'যেমন ০১৭১২ ৩৪৫৬৭৮',
    verificationStatus: 'এটি শুধু আমরা বদলাতে পারি।',
  },
  oldFont: 'মনে হচ্ছে লেখাটি বিজয়ে, যা ফোনে পড়া যায় না। ইউনিকোডে (যেমন অভ্র দিয়ে) লিখুন।',
  completedUrl: (url) => `বদলে করা হয়েছে ${url}`,
  problems: {
    required: (label) => `${label} দিন`,
    tooLong: (label, most) => `${label}: ${formatNumber(most, 'bn')} অক্ষরের বেশি দেবেন না`,
    unusable: (label) => `${label}: এমন অক্ষর আছে যা ব্যবহার করা যায় না। আবার লিখুন।`,
    mixedAlphabets: (label) => `${label}: এক শব্দে ভিন্ন ভিন্ন বর্ণমালার অক্ষর আছে`,
    notFoundedYear: () => `${toShownDigitsBn(String(FIRST_FOUNDED_YEAR))} থেকে এ বছরের মধ্যে একটি সাল দিন`,
    notLink: notLinkBn,
    brokenLink: notLinkBn,
    notPhone: () => 'নম্বরটি দিন ০১৭১২ ৩৪৫৬৭৮ এভাবে। অন্য দেশের নম্বর + দিয়ে শুরু করুন',
    notOneEmail: () => 'একটিমাত্র ইমেইল ঠিকানা লিখুন, যেমন jobs@example.com',
    instagram: (label) => `${label}: আপনাদের নাম বা instagram.com লিংক লিখুন`,
    facebook: (label) => `${label}: আপনাদের নাম বা facebook.com লিংক লিখুন`,
    linkedin: (label) => `${label}: আপনাদের নাম বা linkedin.com লিংক লিখুন`,
  },

  logo: {
    label: 'লোগো (ঐচ্ছিক)',
    viewLabel: 'লোগো',
    hint: 'JPEG, PNG বা WebP। বড় ছবি আমরা ছোট করে নিই।',
    choose: 'ছবি বেছে নিন',
    change: 'ছবি বদলান',
    remove: 'লোগো মুছুন',
    drop: 'বা এখানে টেনে আনুন',
    busy: 'ছবি তৈরি হচ্ছে...',
    chosen: (name, size) => `${name}, ${size}`,
    stored: 'আপনাদের এখনকার লোগো',
    alt: 'লোগো দেখতে যেমন হবে',
    unseen: 'এই ডিভাইসে ছবিটি দেখানো যায় না',
    notImage: 'ফাইলটি ছবি নয়। JPEG, PNG বা WebP বেছে নিন।',
    broken: 'ছবিটি খোলা যায়নি। অন্য একটি বেছে নিন।',
    tooLarge: 'ছবিটি বেশি বড়। ৫ এমবির মধ্যে একটি বেছে নিন।',
  },

  submit: 'প্রতিষ্ঠানের তথ্য জমা দিন',
  submitting: 'জমা হচ্ছে...',
  percent: (percent) => `${percent}% পাঠানো হয়েছে`,
  created: 'প্রতিষ্ঠানের তথ্য জমা হয়েছে! এখন অনুমোদনের অপেক্ষায়।',
  postJob: 'নিয়োগ বিজ্ঞপ্তি দিন',
  creating: {
    noToken: 'আপনি সাইন ইন করেননি। আগে সাইন ইন করুন।',
    failed: 'প্রতিষ্ঠানের তথ্য জমা দেওয়া যায়নি',
  },
  wentWrong: 'কোনো একটা সমস্যা হয়েছে',
  unreachable: 'সার্ভারের সঙ্গে সংযোগ হয়নি। আপনার লেখা এই ডিভাইসে আছে। অনলাইনে এসে আবার পাঠান।',
  sessionEnded: 'আপনি সাইন আউট হয়ে গেছেন। আপনার লেখা এই ডিভাইসে আছে। চালিয়ে যেতে সাইন ইন করুন।',
  sendAgain: 'আবার পাঠান',

  discardText: 'ফরমটি খালি হয়ে যাবে। আর ফিরিয়ে আনা যাবে না।',
  discardChangesText: 'আপনার পরিবর্তন মুছে যাবে। আর ফিরিয়ে আনা যাবে না।',

  viewTitle: 'প্রতিষ্ঠানের তথ্য',
  editTitle: 'প্রতিষ্ঠান সম্পাদনা',
  save: 'সেভ করুন',
  saving: 'সেভ হচ্ছে...',
  close: 'বন্ধ করুন',
  closeWindow: 'এই জানালা বন্ধ করুন',
  saved: 'প্রতিষ্ঠানের তথ্য বদলানো হয়েছে!',
  updating: { noToken: 'আপনি সাইন ইন করেননি।', failed: 'প্রতিষ্ঠানের তথ্য বদলানো যায়নি' },
  loadFailed: 'প্রতিষ্ঠানের তথ্য আনা যায়নি',
  loading: 'প্রতিষ্ঠানের তথ্য লোড হচ্ছে...',
  notGiven: 'দেওয়া হয়নি',
  waiting: 'অনুমোদনের অপেক্ষায়',
  rejected: (reason) => `বাতিল হয়েছে: ${toShownReasonBn(reason)}`,
  waitingContact: (fields) => `অনুমোদনের অপেক্ষায়: ${fields}`,
  publicContact: (values) => `চাকরিপ্রার্থীরা এখনো আগের তথ্য দেখছেন: ${values}`,
  restoreContact: 'আগের তথ্য রাখুন',
  contactRestored: 'আগের তথ্য ফিরে এসেছে। নিশ্চিত করতে সেভ করুন।',
  contactRejected: (reason) => `আপনার নতুন যোগাযোগের তথ্য বাতিল হয়েছে: ${toShownReasonBn(reason)}`,
  contactHint: 'বদলালে অনুমোদন লাগবে। তার আগে সবাই পুরোনো তথ্য দেখবে।',
  contactWaits: (fields) => `অনুমোদনের অপেক্ষায়: ${fields}। তার আগে সবাই পুরোনো তথ্য দেখবে।`,
  nameWaits: 'আপনার প্রতিষ্ঠান এখন অনুমোদনের অপেক্ষায়, তাই কেউ দেখছে না।',
  renameHint: 'নাম বদলালে প্রতিষ্ঠানটি আবার অনুমোদনের জন্য যাবে।',
  rejectedHint: 'পরিবর্তন সেভ করলে প্রতিষ্ঠানটি আবার অনুমোদনের জন্য যাবে।',
};

export const ownCompanyMessages = isBangla ? bn : en;
export const ownCompanyMessagesIn = { en, bn };

export type CompanyTexts = typeof en;
