import { formatNumber } from '#contract/format.ts';
import type * as en from './account-messages.en.ts';

const number = (value: number): string => formatNumber(value, 'bn');

export const accountMessages: typeof en.accountMessages = {
  title: 'ব্যবহারকারী',
  missing: 'এমন কোনো অ্যাকাউন্ট নেই',
  name: 'নাম',
  registered: 'নিবন্ধন',
  confirmed: 'ঠিকানা নিশ্চিত',
  yes: 'হ্যাঁ',
  no: 'না',
  role: 'ভূমিকা',
  roles: { user: 'ব্যবহারকারী', admin: 'অ্যাডমিন' },
  has: 'আছে',
  counts: (companies, jobs, sessions) =>
    `${number(companies)}টি প্রতিষ্ঠান, ${number(jobs)}টি চাকরি, ${number(sessions)}টি সেশন`,
  deleted: (until) => `মোছার অপেক্ষায়। ${until} পর্যন্ত সাইন ইন করলে সব ফিরে আসবে।`,
  blocked: (until) =>
    `একজন অ্যাডমিন মুছেছেন। মালিক সাইন ইন করতে পারবেন না। ${until} পর্যন্ত আপনি সব ফিরিয়ে আনতে পারবেন।`,
  own: 'এটি আপনার নিজের অ্যাকাউন্ট। অ্যাকাউন্ট সেটিংসে গিয়ে বদলান।',
  settings: 'অ্যাকাউন্ট সেটিংস',
  find: 'এই ব্যবহারকারীর প্রতিষ্ঠান ও চাকরি',
};

export const actionMessages: typeof en.actionMessages = {
  'reset-password': {
    open: 'পাসওয়ার্ড রিসেট করুন',
    sending: 'রিসেট হচ্ছে…',
    question: {
      title: 'এই অ্যাকাউন্টের পাসওয়ার্ড রিসেট করবেন?',
      text: 'আগের পাসওয়ার্ড আর চলবে না, সব ডিভাইসে সাইন আউট হবে। মালিক ইমেইলে একটি লিংক পাবেন।',
      confirm: 'রিসেট করুন',
      cancel: 'ফিরে যান',
    },
  },
  'revoke-sessions': {
    open: 'সব ডিভাইসে সাইন আউট',
    sending: 'সাইন আউট হচ্ছে…',
    question: {
      title: 'এই অ্যাকাউন্ট সব ডিভাইসে সাইন আউট করবেন?',
      text: 'মালিককে প্রতিটি ডিভাইসে আবার সাইন ইন করতে হবে।',
      confirm: 'সাইন আউট করুন',
      cancel: 'ফিরে যান',
    },
  },
  delete: {
    open: 'অ্যাকাউন্ট মুছুন…',
    sending: 'মোছা হচ্ছে…',
    question: {
      title: 'এই অ্যাকাউন্ট মুছবেন?',
      text: (email, has, days) =>
        `${email} অ্যাকাউন্টে আছে ${has}। প্রতিষ্ঠান ও চাকরি এখনই সবার তালিকা থেকে সরে যাবে। মালিক আর সাইন ইন করতে পারবেন না। কোনো অ্যাডমিন ফিরিয়ে না আনলে ${number(days)} দিন পরে সব মুছে যাবে।`,
      confirm: 'অ্যাকাউন্ট মুছুন',
      cancel: 'ফিরে যান',
    },
  },
  restore: {
    open: 'অ্যাকাউন্ট ফিরিয়ে আনুন',
    sending: 'ফিরিয়ে আনা হচ্ছে…',
  },
};

export const auditedActions: typeof en.auditedActions = {
  create: 'তৈরি করেছেন',
  edit: 'সম্পাদনা করেছেন',
  approve: 'অনুমোদন করেছেন',
  reject: 'বাতিল করেছেন',
  undo: 'সিদ্ধান্ত ফিরিয়ে নিয়েছেন',
  delete: 'মুছেছেন',
  restore: 'ফিরিয়ে এনেছেন',
  purge: 'স্থায়ীভাবে মুছেছে',
  'grant-admin': 'অ্যাডমিন করেছেন',
  'revoke-admin': 'অ্যাডমিন থেকে সরিয়েছেন',
  'change-password': 'পাসওয়ার্ড বদলেছেন',
  'reset-password': 'পাসওয়ার্ড রিসেট করেছেন',
  'revoke-sessions': 'সব ডিভাইসে সাইন আউট করেছেন',
  'verify-address': 'ঠিকানা নিশ্চিত করেছেন',
  'handle-reports': 'রিপোর্ট দেখা শেষ করেছেন',
  'read-cv': 'এখানে পাঠানো একটি সিভি খুলেছেন',
};
