import { formatNumber } from '#contract/format.ts';
import type * as en from './messages.en.ts';
import { companyFieldNames } from '#contract/companies/company-field-names.bn.ts';
import { jobFieldNames } from '#contract/jobs/fields/job-field-names.bn.ts';

const inBangla = (count: number): string => formatNumber(count, 'bn');

function toWait(seconds: number): string {
  if (seconds < 60) return `${inBangla(Math.max(1, seconds))} সেকেন্ড`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${inBangla(minutes)} মিনিট` : `${inBangla(Math.ceil(minutes / 60))} ঘণ্টা`;
}

export const errors: typeof en.errors = {
  // Requests
  nothingHere: 'এই ঠিকানায় কিছু নেই।',
  unreadableRequest: 'অনুরোধটি পড়া যায়নি।',
  headersTooLarge: 'অনুরোধের হেডার অনেক বড়।',
  addressNotEncoded: 'ঠিকানার কিছু অক্ষর % দিয়ে কোড করে পাঠাতে হবে, যেমন অন্য ভাষার অক্ষর।',
  requestTooSlow: 'অনুরোধটি আসতে অনেক সময় লেগেছে।',
  unreadableValue: 'অনুরোধের একটি তথ্য সঠিক নয়।',
  takesTooLong: 'বেশি সময় লাগছে। পরে আবার চেষ্টা করুন।',
  serviceBusy: 'সার্ভার এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
  internal: 'আমাদের দিকে একটি সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।',
  bodyTooLarge: 'এটি অনেক বড়। সর্বোচ্চ ১ MB পাঠানো যায়।',
  originNotAllowed: 'এই সাইট থেকে এই অনুরোধ করা যায় না।',
  bodyNotObject: 'অনুরোধে একটি JSON অবজেক্ট পাঠান।',
  bodyNotUtf8: 'অনুরোধটি সঠিক UTF-8 নয়।',
  bodyNotJson: 'অনুরোধটি সঠিক JSON নয়।',
  jsonExpected: 'Content-Type: application/json হেডারসহ JSON পাঠান।',
  formExpected: 'ফরম (multipart/form-data) অথবা JSON পাঠান।',
  unreadableForm: 'ফরমটি পড়া যায়নি। আবার পাঠান।',
  sendAgain: 'এটি আবার পাঠান।',
  changedBeforeSaving: 'আপনি সেভ করার আগে এটি বদলানো হয়েছে। দুটি সংস্করণ মিলিয়ে দেখুন।',
  salaryBoundsSwapped: 'minSalary কখনো maxSalary-এর বেশি হতে পারে না।',
  creatorNotId: 'createdBy একজন ব্যবহারকারীর আইডি হতে হবে।',
  fileNotFound: 'ফাইলটি পাওয়া যায়নি।',
  filePartNotFound: 'ফাইলে এই অংশটি নেই।',
  picturesBusy: 'এখন অনেক ছবি তৈরি হচ্ছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  pictureNotFound: 'এমন কোনো ছবি নেই।',
  sitemapPartNotFound: 'সাইটম্যাপে এমন কোনো অংশ নেই।',
  logoTooLarge: (megabytes) => `লোগো অনেক বড়: সর্বোচ্চ ${inBangla(megabytes)} MB নেওয়া হয়।`,
  formTooLarge: (megabytes) => `ফরমটি অনেক বড়: ফাইল ছাড়া সর্বোচ্চ ${inBangla(megabytes)} MB নেওয়া হয়।`,
  logoSentTwice: 'লোগো দুবার পাঠানো হয়েছে।',
  tooManyFields: (count) => `ফরমে ${inBangla(count)}টির বেশি ঘর আছে।`,
  sentTwice: (field) => `${field} দুবার পাঠানো হয়েছে।`,
  fieldNotUtf8: (field) => `${field} সঠিক UTF-8 নয়।`,
  givenTwice: (name) => `${name} একবারই দিতে হবে।`,
  notText: (name) => `${name}: এমন অক্ষর আছে যা লেখা নয়।`,
  textTooLong: (name, most) => `${name} সর্বোচ্চ ${inBangla(most)} অক্ষরের হতে পারে।`,
  notWholeNumber: (name, most) => `${name} ১ থেকে ${inBangla(most)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে।`,
  notNumber: (name, most) => `${name} ০ থেকে ${inBangla(most)} পর্যন্ত সংখ্যা হতে হবে।`,
  notAmong: (name, choices) => `${name} হবে এগুলোর একটি: ${choices}।`,
  versionMalformed: (header) => `${header} হবে "v3"-এর মতো একটি সংস্করণ, অথবা *।`,
  keyMalformed: (header) => `${header}: ৮ থেকে ১২৮টি অক্ষর, সংখ্যা, - ও _ দিন।`,
  keyReused: (header) => `এই ${header} অন্য অনুরোধে ব্যবহার করা হয়েছে।`,
  tooManyAttempts: (seconds) => `অনেকবার চেষ্টা হয়েছে। ${toWait(seconds)} পরে আবার চেষ্টা করুন।`,

  // Accounts
  signInFirst: 'আগে সাইন ইন করুন।',
  sessionEnded: 'আপনার সেশন শেষ হয়েছে। আবার সাইন ইন করুন।',
  administratorsOnly: 'এটি শুধু অ্যাডমিন করতে পারেন।',
  ownerOnlyChanges: 'এটি শুধু এর মালিক বদলাতে পারেন।',
  ownerOnlySees: 'শুধু মালিক এটি দেখতে পারেন।',
  wrongCredentials: 'ইমেইল বা পাসওয়ার্ড মিলছে না। আবার চেষ্টা করুন।',
  emailTaken: 'এই ইমেইলে আগে থেকেই অ্যাকাউন্ট আছে। সাইন ইন করুন।',
  linkOutdated: 'লিংকটি আর কাজ করে না। নতুন লিংক নিন।',
  ownAddressAlready: 'এটিই আপনার এখনকার ঠিকানা।',
  wrongCurrentPassword: 'এখনকার পাসওয়ার্ড ঠিক নয়।',
  accountChangedElsewhere: 'আপনার অ্যাকাউন্ট এইমাত্র অন্য কোথাও বদলানো হয়েছে। আবার চেষ্টা করুন।',
  onlyAdministrator: 'ইনিই একমাত্র অ্যাডমিন। আগে অন্য একটি অ্যাকাউন্টকে অ্যাডমিন করুন।',
  signInBusy: 'এখন অনেকে সাইন ইন করছেন। একটু পরে আবার চেষ্টা করুন।',
  addressUnknown: 'এই ইমেইলে কোনো অ্যাকাউন্ট নেই।',
  ownRole: 'নিজের এই অধিকার নিজে নেওয়া যায় না, অন্য অ্যাডমিন পারেন।',
  userNotFound: 'ব্যবহারকারী পাওয়া যায়নি।',
  accountNotFound: 'অ্যাকাউন্টটি পাওয়া যায়নি।',
  ownAccount: 'এটি আপনার নিজের অ্যাকাউন্ট। অ্যাকাউন্ট সেটিংস ব্যবহার করুন।',
  decisionNotFound: 'সিদ্ধান্তটি পাওয়া যায়নি।',
  decisionFinal: 'এই সিদ্ধান্ত আর ফিরিয়ে নেওয়া যায় না।',
  changedSinceDecision: 'সিদ্ধান্তের পরে এটি বদলানো হয়েছে, তাই আর ফিরিয়ে নেওয়া যায় না।',
  changedOrDecided: 'আপনি পড়ার পরে এটি বদলানো হয়েছে বা অন্য কেউ সিদ্ধান্ত নিয়েছেন। কিছুই মুছে যায়নি।',
  failedWorkNotFound: 'ব্যর্থ কাজটি পাওয়া যায়নি।',

  // Jobs and companies
  cityNotFound: 'শহরটি পাওয়া যায়নি।',
  jobNotFound: 'চাকরিটি পাওয়া যায়নি।',
  companyNotFound: 'প্রতিষ্ঠানটি পাওয়া যায়নি।',
  ownJobsOnly: 'শুধু নিজের চাকরির তালিকা দেখা যায়।',
  ownCompaniesOnly: 'শুধু নিজের প্রতিষ্ঠানের তালিকা দেখা যায়।',
  notOwnCompany: 'আপনার নিজের একটি প্রতিষ্ঠান বেছে নিন।',
  categoryUnknown: 'তালিকা থেকে ক্যাটাগরি বেছে নিন।',
  jobNotApproved: 'শুধু অনুমোদিত চাকরি বন্ধ বা আবার চালু করা যায়।',
  deadlinePassed: 'আবেদনের সময় শেষ। আগে শেষ তারিখ বদলান।',
  companyOfJobDeleted: 'এই চাকরির প্রতিষ্ঠানটি মুছে ফেলা হয়েছে।',
  ownerLeaving: 'মালিক এই অ্যাকাউন্ট মুছে ফেলছেন। সাইন ইন করলে সব ফিরে আসবে।',
  logosBusy: 'এখন অনেক লোগো আসছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  logoUnreadable: 'লোগোটি পড়া যায়নি। ফাইলটি নষ্ট হতে পারে।',
  logoTooWide: 'লোগোটি অনেক বড়। ২০০০ পিক্সেল পর্যন্ত চওড়া লোগো দিন।',
  logoNotPicture: 'লোগো একটি ছবি হতে হবে: JPEG, PNG, WebP, AVIF বা GIF।',
  deadlinePast: 'আবেদনের শেষ তারিখ আজকের আগের হতে পারে না।',
  deadlineFar: (months) => `আবেদনের শেষ তারিখ আজ থেকে ${inBangla(months)} মাসের মধ্যে দিন।`,
  tooManyJobs: (count) => `আপনার আগেই ${inBangla(count)}টি চাকরি আছে। আগে পুরোনোগুলো মুছুন।`,
  tooManyCompanies: (count) => `আপনার আগেই ${inBangla(count)}টি প্রতিষ্ঠান আছে, আর যোগ করা যাবে না।`,
  jobDeleted: 'এই চাকরি মুছে ফেলা হয়েছে।',
  companyDeleted: 'এই প্রতিষ্ঠান মুছে ফেলা হয়েছে।',
  jobDeletedLongAgo: (days) => `মুছে ফেলা চাকরি শুধু ${inBangla(days)} দিনের মধ্যে ফিরিয়ে আনা যায়।`,
  companyDeletedLongAgo: (days) => `মুছে ফেলা প্রতিষ্ঠান শুধু ${inBangla(days)} দিনের মধ্যে ফিরিয়ে আনা যায়।`,
  logoTooManyPixels: (millions, side) =>
    `লোগোতে পিক্সেল অনেক বেশি: সর্বোচ্চ ${inBangla(millions)} মিলিয়ন, আর প্রতি পাশে ${inBangla(side)}।`,

  // Alerts
  browserNotSupported: 'এই ব্রাউজারের নোটিফিকেশন এখানে কাজ করে না।',
  notByNotification: 'এই অ্যালার্ট নোটিফিকেশনে আসে না।',
  otherPhoneSubscribed: 'যে ফোনে সাবস্ক্রাইব করেছেন, সেটি থেকে চালু করুন।',
  operatorSendsNoSms: 'আপনার অপারেটর এসএমএসে নতুন চাকরির খবর পাঠাতে পারে না। নোটিফিকেশন বেছে নিন।',
  deviceRefusesNotifications: 'এই ডিভাইস আর নোটিফিকেশন নিচ্ছে না। আবার চালু করুন।',
  notificationsAway: 'এখন নোটিফিকেশন পাঠানো যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  alertGone: 'এই অ্যালার্ট আর নেই।',
  tooManyAlerts: 'আপনার অনেক অ্যালার্ট আছে। আগে একটি বন্ধ করুন।',
  alertOfOtherDevice: 'এই অ্যালার্ট অন্য ডিভাইসের।',

  // Subscription
  notSubscribed: 'এই নম্বরে সাবস্ক্রিপশন নেই।',
  notMobile: 'এটি বাংলাদেশের মোবাইল নম্বর নয়।',
  subscribingAway: 'এখন সাবস্ক্রাইব করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  noMoreCodes: (seconds) => `এখন আর কোড পাঠানো যাচ্ছে না। ${toWait(seconds)} পরে আবার চেষ্টা করুন।`,
  codeJustSent: (seconds) => `একটু আগেই কোড পাঠানো হয়েছে। ${toWait(seconds)} পরে আবার চেষ্টা করুন।`,

  invalidField: (problem) => problem.bn,
};

export const fieldNames: typeof en.fieldNames = {
  account: {
    firstName: 'নামের প্রথম অংশ',
    lastName: 'নামের শেষ অংশ',
    email: 'ইমেইল',
    phoneNumber: 'মোবাইল নম্বর',
    password: 'পাসওয়ার্ড',
    currentPassword: 'এখনকার পাসওয়ার্ড',
    newPassword: 'নতুন পাসওয়ার্ড',
  },
  admin: { reason: 'কারণ', email: 'ইমেইল', text: 'খোঁজার লেখা', lastId: 'শেষ আইডি' },
  alert: { 'to.email': 'ইমেইল' },
  company: { '': 'প্রতিষ্ঠান', address: 'ঠিকানা', socialMedia: 'সোশ্যাল মিডিয়া', ...companyFieldNames },
  job: jobFieldNames,
  report: { reason: 'কারণ', text: 'লেখা', key: 'কী' },
};
