import { isBangla } from '#contract/build-language.ts';
import { toShownReasonBn } from '#contract/moderation/reasons.ts';
import { reportReasonNamesBn, reportReasonNamesEn } from '#ui/panel-messages.ts';

const hiddenMessagesEn = {
  job: {
    pending: () => 'Waiting for approval',
    rejected: (reason: string) => (reason === '' ? 'Rejected' : `Rejected: ${reason}`),
  },
  company: {
    pending: () => 'Not public yet: its company waits for approval',
    rejected: () => 'Not public: its company was rejected',
  },
  onlyYou: 'Only you can see this.',
  onlyOwner: 'Only its owner and administrators can see this.',
  toOwnJobs: 'Your posted jobs',
};

const hiddenMessagesBn: typeof hiddenMessagesEn = {
  job: {
    pending: () => 'অনুমোদনের অপেক্ষায়',
    rejected: (reason) => (reason === '' ? 'বাতিল হয়েছে' : `বাতিল হয়েছে: ${toShownReasonBn(reason)}`),
  },
  company: {
    pending: () => 'এখনো প্রকাশিত নয়: প্রতিষ্ঠানটি অনুমোদনের অপেক্ষায়',
    rejected: () => 'প্রকাশিত নয়: প্রতিষ্ঠানটি বাতিল হয়েছে',
  },
  onlyYou: 'শুধু আপনি দেখতে পাচ্ছেন।',
  onlyOwner: 'শুধু নিয়োগদাতা ও অ্যাডমিন দেখতে পান।',
  toOwnJobs: 'আপনার নিয়োগ বিজ্ঞপ্তি',
};

export const hiddenMessages = isBangla ? hiddenMessagesBn : hiddenMessagesEn;

/** §8, word for word where it specifies texts. */
const jobFailureMessagesEn = {
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

const jobFailureMessagesBn: typeof jobFailureMessagesEn = {
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

export const jobFailureMessages = isBangla ? jobFailureMessagesBn : jobFailureMessagesEn;
export const failureMessagesIn = { en: jobFailureMessagesEn, bn: jobFailureMessagesBn };

export type FailureTexts = typeof jobFailureMessagesEn;

const reportMessagesEn = {
  title: 'Report this job',
  close: 'Close',
  intro: 'We check every report. The employer does not see who sent it.',
  reason: 'What is wrong?',
  reasons: reportReasonNamesEn,
  chooseReason: 'Choose what is wrong.',
  text: 'More details (optional)',
  textHint: 'Do not write your name, number or passwords.',
  writeText: 'Write what is wrong.',
  send: 'Send report',
  sending: 'Sending…',
  failed: 'Could not send your report',
  failedText: 'Your text is still here. Check your internet and try again.',
};

const reportMessagesBn: typeof reportMessagesEn = {
  title: 'এই চাকরি নিয়ে রিপোর্ট করুন',
  close: 'বন্ধ করুন',
  intro: 'প্রতিটি রিপোর্ট আমরা দেখি। কে পাঠিয়েছেন, নিয়োগদাতা তা জানেন না।',
  reason: 'সমস্যা কী?',
  reasons: reportReasonNamesBn,
  chooseReason: 'সমস্যাটি বেছে নিন।',
  text: 'বিস্তারিত (ঐচ্ছিক)',
  textHint: 'নিজের নাম, নম্বর বা পাসওয়ার্ড লিখবেন না।',
  writeText: 'সমস্যাটি লিখুন।',
  send: 'রিপোর্ট পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  failed: 'রিপোর্ট পাঠানো যায়নি',
  failedText: 'আপনার লেখা এখানেই আছে। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
};

export const reportMessages = isBangla ? reportMessagesBn : reportMessagesEn;
export const reportMessagesIn = { en: reportMessagesEn, bn: reportMessagesBn };

const shareMessagesEn = {
  title: 'Share this job',
  close: 'Close',
  withApp: 'Share with an app',
  appFailed: 'Your apps did not open. Choose another way.',
  ways: { whatsapp: 'WhatsApp', messenger: 'Messenger', facebook: 'Facebook', mail: 'Email' },
  address: 'Address of this job',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Could not copy. Select the address and copy it.',
  qrCode: (title: string) => `QR code that opens ${title}`,
  qrHint: 'Scan to open this job on a phone.',
  print: 'Print',
  company: { email: 'Email', phone: 'Phone number', website: 'Website', industry: 'Industry' },
  readOnline: 'Read and apply online:',
  seeOnline: 'Read online:',
};

const shareMessagesBn: typeof shareMessagesEn = {
  title: 'চাকরিটি শেয়ার করুন',
  close: 'বন্ধ করুন',
  withApp: 'অ্যাপ দিয়ে শেয়ার করুন',
  appFailed: 'অ্যাপ খোলেনি। অন্যভাবে চেষ্টা করুন।',
  ways: { whatsapp: 'হোয়াটসঅ্যাপ', messenger: 'মেসেঞ্জার', facebook: 'ফেসবুক', mail: 'ইমেইল' },
  address: 'চাকরিটির লিংক',
  copy: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
  copyFailed: 'কপি হয়নি। লিংকটি বেছে নিয়ে কপি করুন।',
  qrCode: (title) => `QR কোড, খুলবে: ${title}`,
  qrHint: 'ফোনে চাকরিটি খুলতে স্ক্যান করুন।',
  print: 'প্রিন্ট করুন',
  company: { email: 'ইমেইল', phone: 'ফোন নম্বর', website: 'ওয়েবসাইট', industry: 'ব্যবসার ধরন' },
  readOnline: 'অনলাইনে পড়ুন ও আবেদন করুন:',
  seeOnline: 'অনলাইনে পড়ুন:',
};

export const shareMessages = isBangla ? shareMessagesBn : shareMessagesEn;
export const shareMessagesIn = { en: shareMessagesEn, bn: shareMessagesBn };
