import { isBangla } from '#contract/build-language.ts';

const en = {
  offline: 'You are offline.',
  savedCopy: (age: string) => `Saved copy, updated ${age}.`,
  wrongDate: 'This device’s date is wrong. Please correct it.',
};

const bn: typeof en = {
  offline: 'আপনি অফলাইনে আছেন।',
  savedCopy: (age) => `সেভ করা কপি, আপডেট ${age}।`,
  wrongDate: 'এই ডিভাইসের তারিখ ভুল। তারিখ ঠিক করে নিন।',
};

export const offlineMessages = isBangla ? bn : en;
export const offlineMessagesIn = { en, bn };
