import type * as en from './reminder.en.ts';

export const reminderMessages: typeof en.reminderMessages = {
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
