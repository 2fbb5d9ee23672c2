import { isBangla } from '#contract/build-language.ts';

const en = {
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

const bn: typeof en = {
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

export const pwaMessages = isBangla ? bn : en;
export const pwaMessagesIn = { en, bn };
