import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import { formatNumber } from '#contract/format.ts';

/** "1 job", "2 jobs". */
const counted =
  (one: string, many = `${one}s`) =>
  (count: number) =>
    count === 1 ? `1 ${one}` : `${count} ${many}`;

const en = {
  title: pageTitlesEn.storage,
  subTitle: 'On this device',
  loading: 'Checking storage…',
  retry: 'Try again',
  facts: (facts: readonly string[]) => facts.join(' · '),
  oldest: (age: string) => `oldest: ${age}`,
  unreadable: 'Cannot be read on this device',
  none: 'Nothing',
  details: 'Details',
  bar: {
    label: 'Storage used',
    saved: 'Saved by you',
    copies: 'Temporary copies',
    app: 'The app',
    nothing: 'Nothing is stored yet.',
  },

  saved: {
    heading: 'Saved by you',
    text: 'You can read this offline. Logging out does not remove saved items.',
    kinds: {
      savedJobs: { name: 'Saved jobs', count: counted('job'), note: '' },
      letters: { name: 'Application letters', count: counted('letter'), note: '' },
      applications: {
        name: 'Applications in Kaj',
        count: counted('application'),
        note: 'What waits here is then not sent. Logging out removes these.',
      },
      cvs: { name: 'CVs you made', count: counted('CV'), note: '' },
      applicationCvs: { name: 'CV files to apply with', count: counted('file'), note: '' },
      downloads: { name: 'Downloaded CVs', count: counted('file'), note: '' },
      searches: { name: 'Offline searches', count: counted('job'), note: '' },
      reports: { name: 'Your reports of jobs', count: counted('report'), note: '' },
      figures: {
        name: 'Job views and shares',
        count: (count: number) => `${count} not sent yet`,
        note: 'Anonymous counts, not sent yet.',
      },
      startPage: {
        name: 'Your city and last visit',
        count: counted('entry', 'entries'),
        note: 'Used by the start page.',
      },
      alerts: { name: 'Job alerts', count: counted('alert'), note: 'Stop them on the page of job alerts.' },
      drafts: { name: 'Forms not sent yet', count: counted('form'), note: 'Logging out removes these.' },
      inbox: {
        name: 'Applications for your jobs',
        count: counted('application'),
        note: 'Logging out removes these.',
      },
    },
    remove: 'Remove',
    removeNamed: (name: string) => `Remove: ${name}`,
    removeAll: 'Remove everything I saved',
    ask: (names: string) => ({
      title: 'Remove this from the device?',
      text: `${names}. This cannot be undone.`,
      confirm: 'Remove',
      cancel: 'Keep',
    }),
    removed: 'Removed from this device.',
    notRemoved: (names: string) => `Could not remove: ${names}. Close other tabs of this site and try again.`,
  },

  copies: {
    heading: 'Temporary copies',
    text: 'Pages you opened, so they open fast and offline. Clearing them does not remove saved items.',
    names: {
      reads: 'Lists and jobs you opened',
      pictures: 'Logos and pictures',
      app: 'The app itself',
    },
    appNote: 'The app needs this to open offline.',
    clear: 'Clear temporary copies',
    cleared: (size: string) => `Cleared: ${size}.`,
    notCleared: 'Could not clear everything. Close other tabs of this site and try again.',
  },

  promise: {
    heading: 'Are saved jobs safe?',
    used: (usage: string, quota: string) => `${usage} used of ${quota} available.`,
    usedAlone: (usage: string) => `${usage} used.`,
    unknown: 'This browser does not show how much is used.',
    granted: 'Yes. Your browser will not delete them, even when the device is full.',
    notGranted: 'Your browser may delete saved jobs if the device is full. Install the app to prevent this.',
    noWord: 'This browser does not say. Back up your saved jobs to be sure.',
    ask: 'Protect my saved jobs',
    refused: 'Your browser didn’t allow it yet. Install the app or use it more often, then try again.',
    export: 'You can also back up saved jobs to a file.',
    exportLink: 'Go to saved jobs',
  },

  languages: {
    heading: 'Languages on this device',
    text: 'The app opens offline in English.',
    size: (size: string) => `Bangla takes ${size} more.`,
    choices: { one: 'English only', both: 'English and Bangla' },
    storing: 'Saving…',
    stored: 'Saved.',
    failed: 'Could not save. Check your internet and try again.',
  },

  saver: {
    heading: 'Data saver',
    text: 'No logos or covers, and five jobs a page instead of ten.',
    choices: { auto: 'Same as browser', on: 'On', off: 'Off' },
    autoOn: 'Data saver is on in your browser.',
    autoOff: 'Data saver is off in your browser.',
    unkept: 'This browser cannot store your choice. Choose again next time.',
  },
};

const countedBn = (noun: string) => (count: number) => `${formatNumber(count, 'bn')}টি ${noun}`;

const bn: typeof en = {
  title: pageTitlesBn.storage,
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
    kinds: {
      savedJobs: { name: 'সেভ করা চাকরি', count: countedBn('চাকরি'), note: '' },
      letters: { name: 'আবেদনপত্র', count: countedBn('আবেদনপত্র'), note: '' },
      applications: {
        name: 'কাজে করা আবেদন',
        count: countedBn('আবেদন'),
        note: 'মুছলে না-পাঠানো আবেদন আর পাঠানো হবে না। সাইন আউট করলে এগুলো মুছে যায়।',
      },
      cvs: { name: 'আপনার তৈরি সিভি', count: countedBn('সিভি'), note: '' },
      applicationCvs: { name: 'আবেদনের জন্য সিভি ফাইল', count: countedBn('ফাইল'), note: '' },
      downloads: { name: 'ডাউনলোড করা সিভি', count: countedBn('ফাইল'), note: '' },
      searches: { name: 'অফলাইন খোঁজ', count: countedBn('চাকরি'), note: '' },
      reports: { name: 'চাকরি নিয়ে আপনার রিপোর্ট', count: countedBn('রিপোর্ট'), note: '' },
      figures: {
        name: 'চাকরি দেখা ও শেয়ারের হিসাব',
        count: countedBn('পাঠানো বাকি'),
        note: 'গোনার জন্য, আপনার নাম ছাড়াই পাঠানো হয়।',
      },
      startPage: {
        name: 'আপনার শহর ও শেষবার দেখার সময়',
        count: countedBn('তথ্য'),
        note: 'শুরুর পৃষ্ঠায় কাজে লাগে।',
      },
      alerts: {
        name: 'চাকরির অ্যালার্ট',
        count: countedBn('অ্যালার্ট'),
        note: 'চাকরির অ্যালার্টের পৃষ্ঠায় বন্ধ করা যায়।',
      },
      drafts: { name: 'না-পাঠানো ফরম', count: countedBn('ফরম'), note: 'সাইন আউট করলে এগুলো মুছে যায়।' },
      inbox: {
        name: 'আপনার চাকরিতে আসা আবেদন',
        count: countedBn('আবেদন'),
        note: 'সাইন আউট করলে এগুলো মুছে যায়।',
      },
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

export const storageMessages = isBangla ? bn : en;
