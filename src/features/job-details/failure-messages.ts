import { isBangla } from '#contract/build-language.ts';

/** §8, word for word where it specifies texts. */
const en = {
  error: (message: string) => `Error: ${message}`,
  noJobSelected: 'No job selected',
  jobFailed: (message: string) => `Could not load job details: ${message}`,
  companyFailed: (message: string) => `Could not load company details: ${message}`,
  jobUnanswered: (message: string) => `Error fetching job details: ${message}`,
  companyUnanswered: (message: string) => `Error fetching company details: ${message}`,
  unexpected: (message: string) => `Error fetching data: ${message}`,
  noJob: 'Job ID or Token is missing',
  noCompany: 'Company ID or Token is missing',
  notStored: 'Could not open this job',
  notStoredText: 'It is not saved on this device. Check your internet and tap Retry.',
  offline: 'Without internet you can read:',
  savedJobs: 'Saved jobs',
  storedLists: 'Lists you opened',
  unknownJob: 'Job not available',
  unknownJobText: 'It may be filled or removed. See similar jobs.',
  searchJobs: 'Search jobs',
  goHome: 'Go to the start page',
  browse: 'Browse Jobs',
};

const bn: typeof en = {
  error: (message) => `সমস্যা: ${message}`,
  noJobSelected: 'কোনো চাকরি বাছাই করা হয়নি',
  jobFailed: (message) => `চাকরির বিস্তারিত লোড হয়নি: ${message}`,
  companyFailed: (message) => `প্রতিষ্ঠানের তথ্য লোড হয়নি: ${message}`,
  jobUnanswered: (message) => `চাকরির বিস্তারিত আনতে সমস্যা: ${message}`,
  companyUnanswered: (message) => `প্রতিষ্ঠানের তথ্য আনতে সমস্যা: ${message}`,
  unexpected: (message) => `তথ্য আনতে সমস্যা: ${message}`,
  noJob: 'চাকরির আইডি বা টোকেন নেই',
  noCompany: 'প্রতিষ্ঠানের আইডি বা টোকেন নেই',
  notStored: 'চাকরিটি খোলা যায়নি',
  notStoredText: 'এটি এই ডিভাইসে সেভ করা নেই। ইন্টারনেট আছে কি না দেখে আবার চেষ্টা করুন।',
  offline: 'ইন্টারনেট ছাড়াই পড়তে পারবেন:',
  savedJobs: 'সেভ করা চাকরি',
  storedLists: 'আগে খোলা তালিকা',
  unknownJob: 'চাকরিটি আর নেই',
  unknownJobText: 'হয়তো লোক নেওয়া হয়ে গেছে বা নিয়োগ বিজ্ঞপ্তি সরানো হয়েছে। একই ধরনের চাকরি দেখুন।',
  searchJobs: 'চাকরি খুঁজুন',
  goHome: 'হোমে যান',
  browse: 'চাকরি দেখুন',
};

export const jobFailureMessages = isBangla ? bn : en;
export const failureMessagesIn = { en, bn };

export type FailureTexts = typeof en;
