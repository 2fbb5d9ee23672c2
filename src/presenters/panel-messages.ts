import { isBangla } from '#contract/build-language.ts';
import type { ReportReason } from '#contract/reports/report.ts';

const draftMessagesEn = {
  kept: 'Draft saved on this device',
  keptInPage: 'This device cannot save drafts. Closing the page deletes what you typed.',
  offline: 'You are offline. Fill in the form now and send it later.',
  offlineSafe: 'You are offline. Your text is safe on this device.',
  discard: 'Discard draft',
  keep: 'Keep it',
  unreadable: 'This device could not read what you typed before. Reload the page.',
  discardTitle: 'Discard what you typed?',
};

const draftMessagesBn: typeof draftMessagesEn = {
  kept: 'খসড়া এই ডিভাইসে সেভ আছে',
  keptInPage: 'এই ডিভাইসে খসড়া সেভ করা যাচ্ছে না। পৃষ্ঠা বন্ধ করলে লেখা মুছে যাবে।',
  offline: 'আপনি অফলাইনে আছেন। এখন ফরম পূরণ করুন, পরে পাঠান।',
  offlineSafe: 'আপনি অফলাইনে আছেন। আপনার লেখা এই ডিভাইসে নিরাপদে আছে।',
  discard: 'খসড়া মুছুন',
  keep: 'রেখে দিন',
  unreadable: 'আগে যা লিখেছিলেন তা পড়া যায়নি। পৃষ্ঠাটি আবার লোড করুন।',
  discardTitle: 'আপনার লেখা মুছে ফেলবেন?',
};

export const draftMessages = isBangla ? draftMessagesBn : draftMessagesEn;

/** The server has a newer version of what the user edits. */
const changedMessagesEn = {
  title: 'Changed elsewhere',
  text: 'A newer version was saved. “Save mine” replaces it with your text.',
  load: 'Load the new version',
  loadText: 'The new version will replace your text in this form.',
  save: 'Save mine',
};

const changedMessagesBn: typeof changedMessagesEn = {
  title: 'অন্য জায়গা থেকে বদলানো হয়েছে',
  text: 'নতুন একটি সংস্করণ সেভ হয়েছে। “আমারটি সেভ করুন” চাপলে সেটির বদলে আপনার লেখা থাকবে।',
  load: 'নতুন সংস্করণ আনুন',
  loadText: 'এই ফরমে আপনার লেখার বদলে নতুন সংস্করণ আসবে।',
  save: 'আমারটি সেভ করুন',
};

export const changedMessages = isBangla ? changedMessagesBn : changedMessagesEn;

/** Why a chosen file cannot be used. */
const fileMessagesEn = {
  unreadable: 'This file cannot be read. If it is in Drive, go online or download it first.',
  empty: 'This file is empty. Choose another one.',
};

const fileMessagesBn: typeof fileMessagesEn = {
  unreadable: 'ফাইলটি পড়া যাচ্ছে না। গুগল ড্রাইভে থাকলে ইন্টারনেট চালু করুন বা আগে ফোনে নামান।',
  empty: 'ফাইলটি খালি। অন্য ফাইল বেছে নিন।',
};

export const fileMessages = isBangla ? fileMessagesBn : fileMessagesEn;

const snackMessagesEn = { label: 'Last action', undo: 'Undo' };

const snackMessagesBn: typeof snackMessagesEn = { label: 'শেষ কাজ', undo: 'ফিরিয়ে আনুন' };

export const snackMessages = isBangla ? snackMessagesBn : snackMessagesEn;

const signedOutMessagesEn = {
  title: 'Your session has ended',
  text: 'Sign in again to continue. Forms you started are safe on this device.',
};

const signedOutMessagesBn: typeof signedOutMessagesEn = {
  title: 'আপনার সেশন শেষ হয়েছে',
  text: 'চালিয়ে যেতে আবার সাইন ইন করুন। যে ফরম শুরু করেছিলেন তা এই ডিভাইসে নিরাপদ আছে।',
};

export const signedOutMessages = isBangla ? signedOutMessagesBn : signedOutMessagesEn;

const ownBrowserMessagesEn = {
  openInBrowser: 'Open in your browser',
  copyLink: 'Copy the link',
  copied: 'Link copied. Paste it in your browser.',
  notCopied: 'Could not copy. Touch and hold this address:',
  unsureFile: 'This app’s browser may not have saved the file. Open the page in your own browser.',
};

const ownBrowserMessagesBn: typeof ownBrowserMessagesEn = {
  openInBrowser: 'আপনার ব্রাউজারে খুলুন',
  copyLink: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে। আপনার ব্রাউজারে পেস্ট করুন।',
  notCopied: 'কপি হয়নি। এই ঠিকানা চেপে ধরে রাখুন:',
  unsureFile: 'এই অ্যাপের ব্রাউজারে ফাইলটি সেভ না-ও হয়ে থাকতে পারে। আপনার নিজের ব্রাউজারে পৃষ্ঠাটি খুলুন।',
};

export const ownBrowserMessages = isBangla ? ownBrowserMessagesBn : ownBrowserMessagesEn;

export const reportReasonNamesEn: Readonly<Record<ReportReason, string>> = {
  money: 'Asks for money',
  fake: 'Fake or misleading',
  'wrong-company': 'Wrong company',
  offensive: 'Offensive or unfair to some people',
  closed: 'Already filled or closed',
  other: 'Something else',
};

export const reportReasonNamesBn: typeof reportReasonNamesEn = {
  money: 'টাকা চায়',
  fake: 'ভুয়া বা বিভ্রান্তিকর',
  'wrong-company': 'প্রতিষ্ঠান ঠিক নয়',
  offensive: 'আপত্তিকর বা বৈষম্যমূলক',
  closed: 'লোক নেওয়া হয়ে গেছে বা বন্ধ',
  other: 'অন্য কিছু',
};

export const reportReasonNames = isBangla ? reportReasonNamesBn : reportReasonNamesEn;
