import { isBangla } from '#contract/build-language.ts';
import { pageTitlesBn } from '#contract/http/page-title-texts.ts';

const storedSearchMessagesEn = {
  searched: (count: number, written: string, asOf: string) =>
    `Offline: searched ${written} ${count === 1 ? 'job' : 'jobs'} on this device (${asOf})`,
  span: (newest: string, oldest: string) => `${newest}; the oldest: ${oldest}`,
};

const storedSearchMessagesBn: typeof storedSearchMessagesEn = {
  searched: (_count, written, asOf) => `অফলাইন: এই ডিভাইসের ${written}টি চাকরি খোঁজা হয়েছে (${asOf})`,
  span: (newest, oldest) => `${newest}; সবচেয়ে পুরোনো: ${oldest}`,
};

export const storedSearchMessages = isBangla ? storedSearchMessagesBn : storedSearchMessagesEn;

const storedListsMessagesEn = {
  storedTitle: 'Lists you opened',
};

const storedListsMessagesBn: typeof storedListsMessagesEn = {
  storedTitle: 'আপনার দেখা তালিকা',
};

export const storedListsMessages = isBangla ? storedListsMessagesBn : storedListsMessagesEn;

/** `jobs` are like "50 jobs". */
const downloadMessagesEn = {
  title: 'Save these jobs for offline',
  close: 'Close',
  intro: 'Download these jobs so you can search, filter and read them without internet.',
  choose: 'How many?',
  jobs: (count: number, written: string) => (count === 1 ? '1 job' : `${written} jobs`),
  next: (jobs: string) => `The next ${jobs}`,
  all: (jobs: string) => `All ${jobs}`,
  size: (size: string) => `about ${size}`,
  download: (jobs: string) => `Download ${jobs}`,
  replaceAndDownload: (jobs: string) => `Replace and download ${jobs}`,
  replaced: (searches: string) => `You can save five searches. This one replaces ${searches}.`,
  refused: 'Data saver is on, so jobs are not downloaded.',
  refusedWhere: 'You can turn data saver off here:',
  storagePage: 'Storage and data',
  offline: 'Connect to the internet to download jobs.',
  noJobs: 'Wait for the list to load. Then download its jobs.',
  running: (search: string) => `Downloading ${search}`,
  listing: 'Checking jobs…',
  progress: (done: string, jobs: string) => `${done} of ${jobs}`,
  background: 'You can close this window. The download continues while the app is open.',
  cancel: 'Cancel',
  done: (jobs: string, search: string) => `${search}: ${jobs} on this device.`,
  gone: (jobs: string) => `No longer available: ${jobs}.`,
  cut: 'The connection was lost.',
  cancelled: 'You cancelled the download.',
  noSpace: 'This device is full, or its browser blocks storage.',
  noneStored: 'No new jobs were saved.',
  partStored: (done: string, jobs: string) => `${done} of ${jobs} are saved.`,
  onDevice: 'On this device',
  storedWhole: (jobs: string, asOf: string) => `${jobs}, as of ${asOf}`,
  storedPart: (done: string, jobs: string, asOf: string) => `${done} of ${jobs}, as of ${asOf}`,
  resume: 'Continue',
  resumeNamed: (search: string) => `Continue: ${search}`,
  remove: 'Remove',
  removeNamed: (search: string) => `Remove: ${search}`,
  notRemoved: 'Could not remove these jobs from this device.',
};

/** `jobs` are like "৫০টি চাকরি". */
const downloadMessagesBn: typeof downloadMessagesEn = {
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
  storagePage: pageTitlesBn.storage,
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

export const downloadMessages = isBangla ? downloadMessagesBn : downloadMessagesEn;
