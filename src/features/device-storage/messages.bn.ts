import { formatNumber } from '#contract/format.ts';
import { pageTitles } from '#contract/http/page-titles.bn.ts';
import type * as en from './messages.en.ts';

export const storageMessages: typeof en.storageMessages = {
  title: pageTitles.storage,
  subTitle: 'এই ডিভাইসে',
  loading: 'স্টোরেজ দেখা হচ্ছে…',
  retry: 'আবার চেষ্টা করুন',
  facts: (facts) => facts.join(' · '),
  oldest: (age) => `সবচেয়ে পুরোনো: ${age}`,
  unreadable: 'এই ডিভাইসে পড়া যাচ্ছে না',
  none: 'কিছু নেই',
  details: 'বিস্তারিত',
  bar: {
    label: 'কতটা স্টোরেজ লেগেছে',
    saved: 'আপনি যা সেভ করেছেন',
    copies: 'অস্থায়ী কপি',
    app: 'অ্যাপ',
    nothing: 'এখনো কিছু জমা নেই।',
  },

  saved: {
    heading: 'আপনি যা সেভ করেছেন',
    text: 'এগুলো অফলাইনে পড়তে পারবেন। সাইন আউট করলে সেভ করা কিছু মুছে যায় না।',
    names: {
      savedJobs: 'সেভ করা চাকরি',
      letters: 'আবেদনপত্র',
      cvs: 'আপনার তৈরি সিভি',
      downloads: 'ডাউনলোড করা সিভি',
      searches: 'অফলাইন খোঁজ',
      reports: 'চাকরি নিয়ে আপনার রিপোর্ট',
      figures: 'চাকরি দেখা ও শেয়ারের হিসাব',
      startPage: 'আপনার শহর ও শেষবার দেখার সময়',
      alerts: 'চাকরির অ্যালার্ট',
      drafts: 'না-পাঠানো ফরম',
    },
    counts: {
      savedJobs: (count) => `${formatNumber(count, 'bn')}টি চাকরি`,
      letters: (count) => `${formatNumber(count, 'bn')}টি আবেদনপত্র`,
      cvs: (count) => `${formatNumber(count, 'bn')}টি সিভি`,
      downloads: (count) => `${formatNumber(count, 'bn')}টি ফাইল`,
      searches: (count) => `${formatNumber(count, 'bn')}টি চাকরি`,
      reports: (count) => `${formatNumber(count, 'bn')}টি রিপোর্ট`,
      figures: (count) => `${formatNumber(count, 'bn')}টি পাঠানো বাকি`,
      startPage: (count) => `${formatNumber(count, 'bn')}টি তথ্য`,
      alerts: (count) => `${formatNumber(count, 'bn')}টি অ্যালার্ট`,
      drafts: (count) => `${formatNumber(count, 'bn')}টি ফরম`,
    },
    notes: {
      figures: 'গোনার জন্য, আপনার নাম ছাড়াই পাঠানো হয়।',
      startPage: 'শুরুর পৃষ্ঠায় কাজে লাগে।',
      alerts: 'চাকরির অ্যালার্টের পৃষ্ঠায় বন্ধ করা যায়।',
      drafts: 'সাইন আউট করলে এগুলো মুছে যায়।',
    },
    remove: 'মুছুন',
    removeNamed: (name) => `মুছুন: ${name}`,
    removeAll: 'আমার সেভ করা সবকিছু মুছুন',
    ask: (names) => ({
      title: 'এই ডিভাইস থেকে মুছবেন?',
      text: `${names}। মুছলে আর ফিরে পাবেন না।`,
      confirm: 'মুছুন',
      cancel: 'রেখে দিন',
    }),
    removed: 'এই ডিভাইস থেকে মোছা হয়েছে।',
    notRemoved: (names) => `মোছা যায়নি: ${names}। এই সাইটের অন্য ট্যাব বন্ধ করে আবার চেষ্টা করুন।`,
  },

  copies: {
    heading: 'অস্থায়ী কপি',
    text: 'আপনার খোলা পৃষ্ঠা, যাতে দ্রুত ও অফলাইনে খোলে। এগুলো মুছলেও সেভ করা সবকিছু থাকবে।',
    names: {
      reads: 'আপনার খোলা তালিকা ও চাকরি',
      pictures: 'লোগো ও ছবি',
      app: 'অ্যাপটি',
    },
    appNote: 'অফলাইনে খুলতে অ্যাপের এটি লাগে।',
    clear: 'অস্থায়ী কপি মুছুন',
    cleared: (size) => `মোছা হয়েছে: ${size}।`,
    notCleared: 'সবকিছু মোছা যায়নি। এই সাইটের অন্য ট্যাব বন্ধ করে আবার চেষ্টা করুন।',
  },

  promise: {
    heading: 'সেভ করা চাকরি কি নিরাপদ?',
    used: (usage, quota) => `${quota} স্টোরেজের মধ্যে ${usage} লেগেছে।`,
    usedAlone: (usage) => `${usage} লেগেছে।`,
    unknown: 'কতটা স্টোরেজ লেগেছে, এই ব্রাউজার দেখায় না।',
    granted: 'হ্যাঁ। ডিভাইসের স্টোরেজ ভরে গেলেও ব্রাউজার এগুলো মুছবে না।',
    notGranted: 'ডিভাইসের স্টোরেজ ভরে গেলে ব্রাউজার সেভ করা চাকরি মুছে দিতে পারে। তা ঠেকাতে অ্যাপ ইনস্টল করুন।',
    noWord: 'এই ব্রাউজার তা জানায় না। নিশ্চিত থাকতে সেভ করা চাকরির ব্যাকআপ নিন।',
    ask: 'আমার সেভ করা চাকরি সুরক্ষিত রাখুন',
    refused: 'ব্রাউজার এখনো অনুমতি দেয়নি। অ্যাপ ইনস্টল করুন বা আরও ব্যবহার করুন, তারপর আবার চেষ্টা করুন।',
    export: 'সেভ করা চাকরি ফাইলেও ব্যাকআপ নিতে পারেন।',
    exportLink: 'সেভ করা চাকরিতে যান',
  },

  data: {
    heading: 'খরচ হওয়া ডেটা',
    month: 'এই মাসে',
    lastMonth: 'গত মাসে',
    parts: (pages, worker) => `পৃষ্ঠা ${pages}, ব্যাকগ্রাউন্ডে ${worker}`,
    note: 'এই ডিভাইসের হিসাব। অপারেটরের হিসাব একটু বেশি হতে পারে।',
    unkept: 'এই ব্রাউজার ব্যাকগ্রাউন্ডে খরচ হওয়া ডেটা গোনে না।',
  },

  languages: {
    heading: 'এই ডিভাইসে ভাষা',
    text: 'অ্যাপটি অফলাইনে বাংলায় খোলে।',
    size: (size) => `ইংরেজির জন্য আরও ${size} লাগবে।`,
    choices: { one: 'শুধু বাংলা', both: 'বাংলা ও ইংরেজি' },
    storing: 'সেভ হচ্ছে…',
    stored: 'সেভ হয়েছে।',
    failed: 'সেভ করা যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  },

  saver: {
    heading: 'ডেটা সেভার',
    text: 'লোগো ও কভার ছবি আসবে না, পৃষ্ঠায় দশটির বদলে পাঁচটি চাকরি।',
    choices: { auto: 'ব্রাউজারের মতো', on: 'চালু', off: 'বন্ধ' },
    autoOn: 'আপনার ব্রাউজারে ডেটা সেভার চালু আছে।',
    autoOff: 'আপনার ব্রাউজারে ডেটা সেভার বন্ধ আছে।',
    unkept: 'এই ব্রাউজার আপনার পছন্দ মনে রাখতে পারে না। পরেরবার আবার বেছে নিন।',
  },
};
