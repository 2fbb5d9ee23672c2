import { isBangla } from '#contract/build-language.ts';
import { pageTitlesBn, pageTitlesEn } from '#contract/http/page-title-texts.ts';

const notFoundMessagesEn = {
  notFound: pageTitlesEn.notFound,
  notFoundText:
    'There is no page at this address. It may have moved. Search for a job, or start again from home.',
  searchJobs: 'Job title, keywords',
};

const notFoundMessagesBn: typeof notFoundMessagesEn = {
  notFound: pageTitlesBn.notFound,
  notFoundText: 'এই ঠিকানায় কোনো পৃষ্ঠা নেই। হয়তো সরানো হয়েছে। চাকরি খুঁজুন, বা হোম থেকে শুরু করুন।',
  searchJobs: 'পদ বা কাজের নাম',
};

export const notFoundMessages = isBangla ? notFoundMessagesBn : notFoundMessagesEn;

const offlineMessagesEn = {
  offline: 'You are offline.',
  savedCopy: (age: string) => `Saved copy, updated ${age}.`,
  wrongDate: 'This device’s date is wrong. Please correct it.',
};

const offlineMessagesBn: typeof offlineMessagesEn = {
  offline: 'আপনি অফলাইনে আছেন।',
  savedCopy: (age) => `সেভ করা কপি, আপডেট ${age}।`,
  wrongDate: 'এই ডিভাইসের তারিখ ভুল। তারিখ ঠিক করে নিন।',
};

export const offlineMessages = isBangla ? offlineMessagesBn : offlineMessagesEn;
export const offlineMessagesIn = { en: offlineMessagesEn, bn: offlineMessagesBn };

const pwaMessagesEn = {
  updateLabel: 'New version',
  updateReady: 'A new version is ready. What you saved is safe.',
  updateNow: 'Update now',
  updateLater: 'Later',
  updating: 'Updating…',
  updateFailed: 'You are offline. Update when you have internet.',
  tryAgain: 'Try again',

  look: 'Check for updates',
  looking: 'Checking…',
  looked: {
    found: 'Update found. Downloading…',
    newest: 'You have the newest version.',
    unreachable: 'Could not check. Try again when you are online.',
    noWorker: 'This browser loads the newest version at each visit.',
  },

  readyLabel: 'Ready to use offline',
  ready: 'The app is on this device and opens without internet.',
  close: 'Close',
};

const pwaMessagesBn: typeof pwaMessagesEn = {
  updateLabel: 'নতুন সংস্করণ',
  updateReady: 'নতুন সংস্করণ এসেছে। আপনার সেভ করা সবকিছু নিরাপদ।',
  updateNow: 'এখনই আপডেট করুন',
  updateLater: 'পরে',
  updating: 'আপডেট হচ্ছে…',
  updateFailed: 'আপনি অফলাইনে আছেন। ইন্টারনেট পেলে আপডেট করুন।',
  tryAgain: 'আবার চেষ্টা করুন',

  look: 'আপডেট আছে কি না দেখুন',
  looking: 'দেখা হচ্ছে…',
  looked: {
    found: 'আপডেট পাওয়া গেছে। ডাউনলোড হচ্ছে…',
    newest: 'আপনার সংস্করণটি সবচেয়ে নতুন।',
    unreachable: 'দেখা যায়নি। ইন্টারনেট পেলে আবার চেষ্টা করুন।',
    noWorker: 'এই ব্রাউজার প্রতিবার সবচেয়ে নতুন সংস্করণটি আনে।',
  },

  readyLabel: 'অফলাইনে ব্যবহারের জন্য তৈরি',
  ready: 'অ্যাপটি এই ডিভাইসে আছে, ইন্টারনেট ছাড়াই খুলবে।',
  close: 'বন্ধ করুন',
};

export const pwaMessages = isBangla ? pwaMessagesBn : pwaMessagesEn;
export const pwaMessagesIn = { en: pwaMessagesEn, bn: pwaMessagesBn };
