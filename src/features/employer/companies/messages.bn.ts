import { toShownReason } from '#contract/moderation/reason-names.bn.ts';
import { formatNumber } from '#contract/format.ts';
import { companyFieldNames } from '#contract/companies/company-field-names.bn.ts';
import { FIRST_FOUNDED_YEAR } from '#contract/companies/founded-year.ts';
import { toShownDigits } from '#contract/shown-digits.bn.ts';
import { pageTitles } from '#contract/http/page-titles.bn.ts';
import { placeMessages } from '../messages.bn.ts';
import type * as en from './messages.en.ts';

const { labels: placeLabels } = placeMessages;

export const companyMessages: typeof en.companyMessages = {
  title: pageTitles.createCompany,
  subTopic: 'নিয়োগদাতার জন্য',
  intro: '“ঐচ্ছিক” লেখা ঘর ছাড়া সব ঘর পূরণ করুন।',
  sections: {
    basic: 'প্রাথমিক তথ্য',
    social: 'সোশ্যাল মিডিয়া',
    address: 'ঠিকানা',
    contact: 'যোগাযোগের তথ্য',
  },
  labels: {
    ...companyFieldNames,
    'address[street]': placeLabels.street,
    'address[city]': placeLabels.city,
    'address[state]': placeLabels.state,
    'address[postalCode]': placeLabels.postalCode,
    'address[country]': placeLabels.country,
  },
  place: placeMessages,
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
  enter: (label) => `${label} দিন`,
  tooLong: (label, most) => `${label}: ${formatNumber(most, 'bn')} অক্ষরের বেশি দেবেন না`,
  invalid: {
    website: 'ওয়েবসাইটের ঠিকানা লিখুন, যেমন https://www.example.com',
    contactNumber: 'নম্বরটি দিন ০১৭১২ ৩৪৫৬৭৮ এভাবে। অন্য দেশের নম্বর + দিয়ে শুরু করুন',
    foundedYear: `${toShownDigits(String(FIRST_FOUNDED_YEAR))} থেকে এ বছরের মধ্যে একটি সাল দিন`,
    sameAlphabet: (label) => `${label}: এক শব্দে ভিন্ন ভিন্ন বর্ণমালার অক্ষর আছে`,
    unusable: (label) => `${label}: এমন অক্ষর আছে যা ব্যবহার করা যায় না। আবার লিখুন।`,
    email: 'একটিমাত্র ইমেইল ঠিকানা লিখুন, যেমন jobs@example.com',
    social: (label, network) => `${label}: আপনাদের নাম বা ${network}.com লিংক লিখুন`,
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
  rejected: (reason) => `বাতিল হয়েছে: ${toShownReason(reason)}`,
  waitingContact: (fields) => `অনুমোদনের অপেক্ষায়: ${fields}`,
  publicContact: (values) => `চাকরিপ্রার্থীরা এখনো আগের তথ্য দেখছেন: ${values}`,
  restoreContact: 'আগের তথ্য রাখুন',
  contactRestored: 'আগের তথ্য ফিরে এসেছে। নিশ্চিত করতে সেভ করুন।',
  contactRejected: (reason) => `আপনার নতুন যোগাযোগের তথ্য বাতিল হয়েছে: ${toShownReason(reason)}`,
  contactHint: 'বদলালে অনুমোদন লাগবে। তার আগে সবাই পুরোনো তথ্য দেখবে।',
  contactWaits: (fields) => `অনুমোদনের অপেক্ষায়: ${fields}। তার আগে সবাই পুরোনো তথ্য দেখবে।`,
  nameWaits: 'আপনার প্রতিষ্ঠান এখন অনুমোদনের অপেক্ষায়, তাই কেউ দেখছে না।',
  renameHint: 'নাম বদলালে প্রতিষ্ঠানটি আবার অনুমোদনের জন্য যাবে।',
  rejectedHint: 'পরিবর্তন সেভ করলে প্রতিষ্ঠানটি আবার অনুমোদনের জন্য যাবে।',
};
