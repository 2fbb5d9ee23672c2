import { pageTitles } from '#contract/http/page-titles.bn.ts';
import type * as en from './messages.en.ts';

export const storedSearchMessages: typeof en.storedSearchMessages = {
  searched: (_count, written, asOf) => `অফলাইন: এই ডিভাইসের ${written}টি চাকরি খোঁজা হয়েছে (${asOf})`,
  span: (newest, oldest) => `${newest}; সবচেয়ে পুরোনো: ${oldest}`,
};

export const storedListsMessages: typeof en.storedListsMessages = {
  storedTitle: 'আপনার দেখা তালিকা',
};

/** `jobs` are like "৫০টি চাকরি". */
export const downloadMessages: typeof en.downloadMessages = {
  title: 'এই চাকরিগুলো অফলাইনে সেভ করুন',
  close: 'বন্ধ করুন',
  intro: 'এই চাকরিগুলো ডাউনলোড করলে ইন্টারনেট ছাড়াই খুঁজতে, ফিল্টার করতে ও পড়তে পারবেন।',
  choose: 'কয়টি?',
  jobs: (_count, written) => `${written}টি চাকরি`,
  next: (jobs) => `পরের ${jobs}`,
  all: (jobs) => `সব ${jobs}`,
  size: (size) => `প্রায় ${size}`,
  download: (jobs) => `${jobs} ডাউনলোড করুন`,
  replaceAndDownload: (jobs) => `আগেরটি মুছে ${jobs} ডাউনলোড করুন`,
  replaced: (searches) => `পাঁচটি খোঁজ সেভ করা যায়। নতুনটি রাখতে মুছে যাবে: ${searches}।`,
  refused: 'ডেটা সেভার চালু আছে, তাই চাকরি ডাউনলোড হয় না।',
  refusedWhere: 'ডেটা সেভার বন্ধ করতে পারেন এখানে:',
  storagePage: pageTitles.storage,
  offline: 'চাকরি ডাউনলোড করতে ইন্টারনেট চালু করুন।',
  noJobs: 'তালিকা লোড হোক, তারপর চাকরি ডাউনলোড করুন।',
  running: (search) => `ডাউনলোড হচ্ছে: ${search}`,
  listing: 'চাকরি দেখা হচ্ছে…',
  progress: (done, jobs) => `${jobs}, হয়েছে ${done}টি`,
  background: 'এই জানালা বন্ধ করতে পারেন। অ্যাপ খোলা থাকলে ডাউনলোড চলবে।',
  cancel: 'বাতিল',
  done: (jobs, search) => `${search}: ${jobs} এই ডিভাইসে আছে।`,
  gone: (jobs) => `আর নেই: ${jobs}।`,
  cut: 'সংযোগ কেটে গেছে।',
  cancelled: 'আপনি ডাউনলোড বাতিল করেছেন।',
  noSpace: 'এই ডিভাইসে জায়গা নেই, বা ব্রাউজারে সেভ করা যাচ্ছে না।',
  noneStored: 'নতুন কোনো চাকরি সেভ হয়নি।',
  partStored: (done, jobs) => `${jobs}, সেভ হয়েছে ${done}টি।`,
  onDevice: 'এই ডিভাইসে',
  storedWhole: (jobs, asOf) => `${jobs}, সর্বশেষ ${asOf}`,
  storedPart: (done, jobs, asOf) => `${jobs}, সেভ হয়েছে ${done}টি, সর্বশেষ ${asOf}`,
  resume: 'চালিয়ে যান',
  resumeNamed: (search) => `চালিয়ে যান: ${search}`,
  remove: 'মুছুন',
  removeNamed: (search) => `মুছুন: ${search}`,
  notRemoved: 'এই চাকরিগুলো ডিভাইস থেকে মোছা যায়নি।',
};
