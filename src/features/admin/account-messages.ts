import { isBangla } from '#contract/build-language.ts';
import type { AccountAction } from '#contract/accounts/admin.ts';
import { formatNumber } from '#contract/format.ts';

export interface ActionTexts {
  open: string;
  sending: string;
  /** The confirmation's text; absent for actions that remove nothing. */
  question?: {
    title: string;
    /** @param has what the account has @param days until a deleted one is removed */
    text: string | ((email: string, has: string, days: number) => string);
    confirm: string;
    cancel: string;
  };
}

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const accountMessagesEn = {
  title: 'User',
  missing: 'No such account',
  name: 'Name',
  registered: 'Registered',
  confirmed: 'Address confirmed',
  yes: 'Yes',
  no: 'No',
  role: 'Role',
  roles: { user: 'User', admin: 'Administrator' },
  has: 'Has',
  counts: (companies: number, jobs: number, sessions: number) =>
    [
      count(companies, 'company', 'companies'),
      count(jobs, 'job', 'jobs'),
      count(sessions, 'session', 'sessions'),
    ].join(', '),
  deleted: (until: string) => `Waits for deletion. Signing in until ${until} restores everything.`,
  blocked: (until: string) =>
    `Deleted by an administrator. The owner cannot sign in. You can restore everything until ${until}.`,
  own: 'This is your own account. Change it in your account settings.',
  settings: 'Account settings',
  find: 'Companies and jobs of this user',
};

const number = (value: number): string => formatNumber(value, 'bn');

const accountMessagesBn: typeof accountMessagesEn = {
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

export const adminAccountMessages = isBangla ? accountMessagesBn : accountMessagesEn;

const actionMessagesEn: Readonly<Record<AccountAction, ActionTexts>> = {
  'reset-password': {
    open: 'Reset password',
    sending: 'Resetting…',
    question: {
      title: 'Reset the password of this account?',
      text: 'The old password stops working and all devices are signed out. The owner gets a mail with a link.',
      confirm: 'Reset password',
      cancel: 'Cancel',
    },
  },
  'revoke-sessions': {
    open: 'Sign out everywhere',
    sending: 'Signing out…',
    question: {
      title: 'Sign this account out everywhere?',
      text: 'Its owner has to sign in again on each device.',
      confirm: 'Sign out everywhere',
      cancel: 'Cancel',
    },
  },
  delete: {
    open: 'Delete account…',
    sending: 'Deleting…',
    question: {
      title: 'Delete this account?',
      text: (email: string, has: string, days: number) =>
        `${email} has ${has}. Companies and jobs leave the public lists at once. The owner cannot sign in. Everything is removed after ${days} days, unless an administrator restores it.`,
      confirm: 'Delete account',
      cancel: 'Cancel',
    },
  },
  restore: {
    open: 'Restore account',
    sending: 'Restoring…',
  },
};

const actionMessagesBn: typeof actionMessagesEn = {
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

export const actionMessages = isBangla ? actionMessagesBn : actionMessagesEn;

/** The actions in the audit trail. */
const auditedActionsEn = {
  create: 'created',
  edit: 'edited',
  approve: 'approved',
  reject: 'rejected',
  undo: 'undid a decision about',
  delete: 'deleted',
  restore: 'restored',
  purge: 'removed for good',
  'grant-admin': 'made administrator',
  'revoke-admin': 'no longer administrator',
  'change-password': 'changed the password of',
  'reset-password': 'reset the password of',
  'revoke-sessions': 'signed out everywhere',
  'verify-address': 'confirmed the address of',
  'handle-reports': 'handled the reports of',
  'read-cv': 'opened a CV sent for',
};

const auditedActionsBn: typeof auditedActionsEn = {
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

export const auditedActions = isBangla ? auditedActionsBn : auditedActionsEn;
