import type * as en from './pwa-messages.en.ts';

export const pwaMessages: typeof en.pwaMessages = {
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
