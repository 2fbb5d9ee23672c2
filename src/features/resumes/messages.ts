import { isBangla } from '#contract/build-language.ts';
import { formatNumber } from '#contract/format.ts';
import { pageTitlesBn, pageTitlesEn } from '#contract/http/page-title-texts.ts';

const en = {
  share: 'Share letter and CV',
  shareHint: 'Also copies the address: paste it under “To”.',
  save: 'Save your CV',
  saveHint: 'Then attach it to the mail.',
  making: 'Making your CV…',
  ready: 'Your CV is ready. Tap again to share it.',
  saved: (file: string) => `${file} is saved. Attach it to the mail.`,
  saveBlocked: 'The file was not saved. Please tap again.',
  failed: 'Your CV could not be made. Please try again.',
};

const bn: typeof en = {
  share: 'আবেদনপত্র ও সিভি শেয়ার করুন',
  shareHint: 'ঠিকানাও কপি হবে। “প্রাপক” ঘরে পেস্ট করুন।',
  save: 'সিভি সেভ করুন',
  saveHint: 'তারপর ইমেইলে জুড়ে দিন।',
  making: 'আপনার সিভি তৈরি হচ্ছে…',
  ready: 'সিভি তৈরি। শেয়ার করতে আবার চাপুন।',
  saved: (file) => `${file} সেভ হয়েছে। ইমেইলে জুড়ে দিন।`,
  saveBlocked: 'ফাইলটি সেভ হয়নি। আবার চাপুন।',
  failed: 'সিভি তৈরি করা যায়নি। আবার চেষ্টা করুন।',
};

export const attachMessages = isBangla ? bn : en;

const resumeMessagesEn = {
  title: pageTitlesEn.cv,
  subTitle: 'Pick a design and apply today',
  create: 'Create new CV',
  createTitle: 'Your own CV, ready to send',
  createText: 'Fill in one form. Get a PDF or Word file, even offline.',
  own: 'On this device',
  allOwn: (count: number) => `All ${count} CVs`,
  templates: 'CV templates to download (Word)',
  download: 'Download Resume',
  downloadNamed: (name: string) => `Download Resume: ${name}`,
  progressOf: (name: string) => `Download of ${name}`,
  ofTotal: (received: string, total: string, percent: number) => `${received} of ${total} · ${percent} %`,
  ofUnknown: (received: string) => `${received} so far`,
  phases: {
    running: 'Downloading…',
    waiting: 'Waiting for internet.',
    refused: 'This file is no longer available.',
    failed: 'Download failed. Please try again.',
    done: 'Downloaded',
  },
  stored: 'Stored here',
  progressSaved: 'Your progress is saved.',
  notStored: 'Your device is full. Please leave this page open.',
  fileNotStored: 'Downloaded. Your device is full, so no copy is stored here.',
  readyToSave: 'Ready to save',
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel: ${name}`,
  saveBlocked: 'The file was not saved. Please tap again.',
  withdrawn: 'No longer offered',
  showCover: 'Show the first page',
  showCoverNamed: (name: string) => `Show the first page: ${name}`,
  previewNamed: (name: string) => `Preview: ${name}`,
  previewPage: (page: number, name: string) => `Page ${page} of ${name}`,
  previewFailed: 'You’re offline. Connect to see this page.',
  showPages: (size: string) => `Show the pages (${size})`,
  close: 'Close',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  languages: { en: 'English', bn: 'Bangla' },
  loading: 'Loading templates…',
  empty: 'No templates yet',
  emptyText: 'Please check back soon.',
  loadFailed: 'The templates could not be loaded',
  loadFailedText: 'Connect to the internet to see them. They then open offline.',
  mine: 'Your downloaded CVs',
  mineEmpty: 'Your downloaded templates show here. Open them offline any time.',
  unfinished: 'Not finished yet',
  saveCopy: 'Save your copy',
  saveCopyNamed: (name: string) => `Save your copy: ${name}`,
  saveAgain: 'Save again',
  saveAgainNamed: (name: string) => `Save again: ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove from this device: ${name}`,
  removed: (name: string) => `${name} was removed from this device.`,
  removeFailed: (name: string) => `${name} could not be removed.`,
  undoFailed: (name: string) => `Your device is full. Save ${name} before you leave this page.`,
  undo: 'Undo',
  undoNamed: (name: string) => `Undo: ${name}`,
  downloadedOn: (date: string) => `Downloaded on ${date}`,
};

const toNumber = (value: number): string => formatNumber(value, 'bn');

const resumeMessagesBn: typeof resumeMessagesEn = {
  title: pageTitlesBn.cv,
  subTitle: 'ডিজাইন বেছে নিন, আজই আবেদন করুন',
  create: 'নতুন সিভি তৈরি করুন',
  createTitle: 'আপনার নিজের সিভি, পাঠানোর জন্য তৈরি',
  createText: 'একটি ফরম পূরণ করুন। PDF বা Word ফাইল পাবেন, অফলাইনেও।',
  own: 'এই ডিভাইসে',
  allOwn: (count) => `সব সিভি (${toNumber(count)}টি)`,
  templates: 'ডাউনলোডের জন্য সিভি টেমপ্লেট (Word)',
  download: 'ডাউনলোড করুন',
  downloadNamed: (name) => `ডাউনলোড করুন: ${name}`,
  progressOf: (name) => `ডাউনলোড: ${name}`,
  ofTotal: (received, total, percent) => `মোট ${total}, এসেছে ${received} · ${toNumber(percent)}%`,
  ofUnknown: (received) => `এ পর্যন্ত ${received}`,
  phases: {
    running: 'ডাউনলোড হচ্ছে…',
    waiting: 'ইন্টারনেটের অপেক্ষায়।',
    refused: 'ফাইলটি আর পাওয়া যাচ্ছে না।',
    failed: 'ডাউনলোড হয়নি। আবার চেষ্টা করুন।',
    done: 'ডাউনলোড হয়েছে',
  },
  stored: 'এখানে সেভ আছে',
  progressSaved: 'যতটুকু এসেছে, সেভ আছে।',
  notStored: 'ডিভাইসে জায়গা নেই। পৃষ্ঠাটি খোলা রাখুন।',
  fileNotStored: 'ডাউনলোড হয়েছে। ডিভাইসে জায়গা নেই, তাই এখানে কপি রাখা যায়নি।',
  readyToSave: 'সেভ করা যাবে',
  cancel: 'বাতিল',
  cancelNamed: (name) => `বাতিল: ${name}`,
  saveBlocked: 'ফাইলটি সেভ হয়নি। আবার চাপুন।',
  withdrawn: 'এখন আর দেওয়া হয় না',
  showCover: 'প্রথম পৃষ্ঠা দেখুন',
  showCoverNamed: (name) => `প্রথম পৃষ্ঠা দেখুন: ${name}`,
  previewNamed: (name) => `আগে দেখুন: ${name}`,
  previewPage: (page, name) => `${name}, পৃষ্ঠা ${toNumber(page)}`,
  previewFailed: 'আপনি অফলাইনে আছেন। পৃষ্ঠাটি দেখতে ইন্টারনেট চালু করুন।',
  showPages: (size) => `পৃষ্ঠাগুলো দেখুন (${size})`,
  close: 'বন্ধ করুন',
  pages: (count) => `${toNumber(count)} পৃষ্ঠা`,
  languages: { en: 'ইংরেজি', bn: 'বাংলা' },
  loading: 'টেমপ্লেট লোড হচ্ছে…',
  empty: 'এখনো কোনো টেমপ্লেট নেই',
  emptyText: 'পরে আবার দেখুন।',
  loadFailed: 'টেমপ্লেট লোড করা যায়নি',
  loadFailedText: 'দেখতে ইন্টারনেট চালু করুন। এরপর অফলাইনেও খুলবে।',
  mine: 'আপনার ডাউনলোড করা সিভি',
  mineEmpty: 'ডাউনলোড করা টেমপ্লেট এখানে থাকবে। যেকোনো সময় অফলাইনে খুলুন।',
  unfinished: 'এখনো শেষ হয়নি',
  saveCopy: 'আপনার কপি সেভ করুন',
  saveCopyNamed: (name) => `আপনার কপি সেভ করুন: ${name}`,
  saveAgain: 'আবার সেভ করুন',
  saveAgainNamed: (name) => `আবার সেভ করুন: ${name}`,
  remove: 'মুছুন',
  removeNamed: (name) => `এই ডিভাইস থেকে মুছুন: ${name}`,
  removed: (name) => `এই ডিভাইস থেকে ‘${name}’ মোছা হয়েছে।`,
  removeFailed: (name) => `‘${name}’ মোছা যায়নি।`,
  undoFailed: (name) => `ডিভাইসে জায়গা নেই। পৃষ্ঠা ছাড়ার আগে ‘${name}’ সেভ করুন।`,
  undo: 'ফিরিয়ে আনুন',
  undoNamed: (name) => `ফিরিয়ে আনুন: ${name}`,
  downloadedOn: (date) => `ডাউনলোড হয়েছে ${date}`,
};

export const resumeMessages = isBangla ? resumeMessagesBn : resumeMessagesEn;
export const resumeMessagesIn = { en: resumeMessagesEn, bn: resumeMessagesBn };

/** The names and descriptions of the product's own templates, by the description that the server sends. */
const templateTextsEn: Readonly<Record<string, { name: string; description: string }>> = {
  'For banks, NGOs and offices. No photo.': {
    name: 'Classic',
    description: 'For banks, NGOs and offices. No photo.',
  },
  'With a photo. For sales and service.': {
    name: 'Modern',
    description: 'With a photo. For sales and service.',
  },
  'For your first job, education on top.': {
    name: 'Fresher',
    description: 'For your first job, education on top.',
  },
  'For engineers and IT, skills first.': {
    name: 'Technical',
    description: 'For engineers and IT, skills first.',
  },
};

const templateTextsBn: typeof templateTextsEn = {
  'For banks, NGOs and offices. No photo.': {
    name: 'ক্লাসিক',
    description: 'ব্যাংক, এনজিও ও অফিসের জন্য। ছবি ছাড়া।',
  },
  'With a photo. For sales and service.': { name: 'আধুনিক', description: 'ছবিসহ। বিক্রয় ও সেবার কাজের জন্য।' },
  'For your first job, education on top.': {
    name: 'নতুনদের জন্য',
    description: 'প্রথম চাকরির জন্য, শিক্ষা ওপরে।',
  },
  'For engineers and IT, skills first.': {
    name: 'টেকনিক্যাল',
    description: 'ইঞ্জিনিয়ার ও আইটির জন্য, দক্ষতা আগে।',
  },
};

export const templateTexts = isBangla ? templateTextsBn : templateTextsEn;
