import { isBangla } from '#contract/build-language.ts';

/** The form below the list; heading and button are specified (§2). */
const en = {
  heading: 'Set Job Reminder',
  text: 'Get new jobs of this search by email.',
  email: 'Your email address',
  enterEmail: 'Enter your email address.',
  invalidEmail: 'Enter an email address like name@example.com.',
  submit: 'Submit',
  sending: 'Sending…',
  sent: (address: string) => `Almost done. Open the link in our email to ${address}.`,
  waiting: 'You are offline. We set the reminder when you are online again.',
  notStored: 'This device could not store the reminder. Please try again.',
  failed: 'The reminder was not set. Please try again.',
  byNotification: 'Get a notification instead',
  notification: 'Get a notification for new jobs',
  mine: 'My alerts',
};

const bn: typeof en = {
  heading: 'চাকরির রিমাইন্ডার দিন',
  text: 'এই খোঁজের নতুন চাকরি ইমেইলে পান।',
  email: 'আপনার ইমেইল ঠিকানা',
  enterEmail: 'আপনার ইমেইল ঠিকানা লিখুন।',
  invalidEmail: 'name@example.com-এর মতো একটি ইমেইল ঠিকানা লিখুন।',
  submit: 'জমা দিন',
  sending: 'পাঠানো হচ্ছে…',
  sent: (address) => `আর একটু বাকি। ${address} ঠিকানায় আমাদের ইমেইলের লিংকটি খুলুন।`,
  waiting: 'আপনি অফলাইনে আছেন। অনলাইনে এলে রিমাইন্ডার চালু হবে।',
  notStored: 'ডিভাইসে রিমাইন্ডার রাখা যায়নি। আবার চেষ্টা করুন।',
  failed: 'রিমাইন্ডার দেওয়া যায়নি। আবার চেষ্টা করুন।',
  byNotification: 'এর বদলে নোটিফিকেশন নিন',
  notification: 'নতুন চাকরির নোটিফিকেশন নিন',
  mine: 'আমার অ্যালার্ট',
};

export const reminderMessages = isBangla ? bn : en;
export const reminderMessagesIn = { en, bn };
