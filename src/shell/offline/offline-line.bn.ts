import type * as en from './offline-line.en.ts';

export const offlineMessages: typeof en.offlineMessages = {
  offline: 'আপনি অফলাইনে আছেন।',
  savedCopy: (age) => `সেভ করা কপি, আপডেট ${age}।`,
  wrongDate: 'এই ডিভাইসের তারিখ ভুল। তারিখ ঠিক করে নিন।',
};
