import { formatNumber } from '#contract/format.ts';
import type * as en from './messages.en.ts';

export const dueMessages: typeof en.dueMessages = {
  label: 'আবেদন',
  due: (count) => `আপনি অনলাইনে আছেন। ${formatNumber(count, 'bn')}টি আবেদনপত্র পাঠানোর জন্য তৈরি।`,
  show: 'দেখুন',
  later: 'পরে',
};

export const deskMessages: typeof en.deskMessages = {
  loadFailed: 'লোড হয়নি। ইন্টারনেট চালু করে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
};

export const letterMessages: typeof en.letterMessages = {
  apply: 'আবেদন করুন',
  close: 'বন্ধ করুন',
  reading: 'আপনার আবেদনপত্র খোলা হচ্ছে...',
  write: {
    none: 'আবেদনপত্র লিখুন',
    draft: 'লেখা চালিয়ে যান',
    ready: 'আবেদনপত্র সম্পাদনা',
    sent: 'আবেদনপত্র পড়ুন',
  },
  begun: (age) => `লেখা শুরু করেছেন ${age}।`,
  unfinished: 'আবেদনপত্র লেখা শেষ হয়নি।',
  readyHere: 'আবেদনপত্র পাঠানোর জন্য তৈরি।',
  sent: (date) => `আবেদন পাঠিয়েছেন ${date} তারিখে।`,
  writeOffline: 'আপনি অফলাইনে আছেন। আবেদনপত্র এখন লিখুন, পরে পাঠান।',
  waiting: 'আপনি অফলাইনে আছেন। আবেদনপত্র এখানে নিরাপদ। পরে পাঠান।',
  webmailWaits: (webmail) => `${webmail} খুলতে ইন্টারনেট লাগবে।`,
  openWebmail: (webmail) => `${webmail} খুলুন`,
  openMail: 'ইমেইল অ্যাপ খুলুন',
  copyAddress: (address) => `কপি করুন: ${address}`,
  copyLetter: 'আবেদনপত্র কপি করুন',
  copied: 'কপি হয়েছে',
  copyFailed: 'এখানে কপি করা যায় না। লেখাটি বেছে নিয়ে কপি করুন।',
  missing: {
    address: () => 'এখনো ইমেইল ঠিকানা নেই। আবেদনপত্র এখনই লিখতে পারেন।',
    tooLong: (webmail) => `আবেদনপত্রটি ${webmail} দিয়ে পাঠানোর জন্য বেশি বড়। ইমেইল অ্যাপে পাঠান, বা কপি করুন।`,
  },
  closing: {
    closed: 'এই চাকরির আবেদনের সময় শেষ।',
    removed: 'এই চাকরি সরিয়ে ফেলা হয়েছে।',
  },
  question: 'আবেদন পাঠিয়েছেন?',
  yes: 'হ্যাঁ, পাঠিয়েছি',
  notYet: 'এখনো না',
  dialog: 'আবেদনপত্র',
  dialogFor: (title, company) => (company ? `${title} · ${company}` : title),
  to: 'প্রাপক',
  toInvalid: 'ইমেইল ঠিকানা ঠিক নয়',
  ownAddress: (email) => `খালি রাখলে প্রতিষ্ঠানের ঠিকানায় যাবে: ${email}`,
  noAddressYet: 'প্রতিষ্ঠানটি ইমেইল ঠিকানা দেয়নি। ঠিকানা ছাড়া শুধু কপি করা যাবে।',
  subject: 'বিষয়',
  body: 'আবেদনপত্র',
  bodyRequired: 'আবেদনপত্র লিখুন',
  stored: 'লেখার সঙ্গে সঙ্গে এই ডিভাইসে সেভ হয়',
  onlyInPage: 'এই ডিভাইসে আবেদনপত্র সেভ করা যাচ্ছে না। পাঠানো পর্যন্ত পৃষ্ঠা খোলা রাখুন।',
  save: 'আবেদনপত্র সেভ করুন',
  sendAgain: 'বদলে আবার পাঠান',
  remove: 'আবেদনপত্র মুছুন',
  removeNamed: (title) => `আবেদনপত্র মুছুন: ${title}`,
  removed: (title) => `আবেদনপত্র মোছা হয়েছে: ${title}`,
  notRemoved: 'এই ডিভাইস আবেদনপত্র মুছতে পারেনি। আবার চেষ্টা করুন।',
  marked: {
    moved: (title) => `পাঠানো হয়েছে: ${title}`,
    saved: (title) => `পাঠানো হয়েছে: ${title}। অগ্রগতি রাখুন সেভ করা চাকরিতে।`,
    unsaved: (title) => `পাঠানো হয়েছে: ${title}। চাকরিটি এই ডিভাইসে সেভ করা যায়নি।`,
  },
  undo: 'ফিরিয়ে আনুন',
};
