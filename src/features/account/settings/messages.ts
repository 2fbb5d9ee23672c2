import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import { formatNumber } from '#contract/format.ts';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const en = {
  title: pageTitlesEn.accountSettings,
  subTitle: 'Your details, your password, your data',
  back: 'Back to your profile',
  missingToken: 'Authentication token not found!',
  missingTokenText: 'Sign in to see this page. You come back here afterwards.',
  notOffered: 'This server offers no account settings.',

  currentPassword: 'Current password',
  cancel: 'Cancel',
  saving: 'Saving…',
  loading: 'Loading…',

  profile: {
    title: 'Name and mobile number',
    text: 'Your email address stays as it is.',
    open: 'Change details',
    loadFailed: 'Your details could not be loaded.',
    save: 'Save details',
    done: 'Your details are saved.',
  },
  password: {
    title: 'Password',
    text: 'A new password signs out your other devices.',
    open: 'Change password',
    newPassword: 'New password',
    confirm: 'Confirm new password',
    save: 'Save new password',
    done: 'Your password is changed. Other devices are signed out.',
    unsure: 'Your last attempt may have worked. The new password counts then.',
  },
  everywhere: {
    title: 'Sign out everywhere',
    text: 'Signs out all your devices, this one too.',
    open: 'Sign out everywhere',
    sending: 'Signing out…',
    done: 'You are signed out on all devices',
    question: {
      title: 'Sign out on all devices?',
      text: 'This signs you out here too and deletes unsent forms.',
      confirm: 'Sign out everywhere',
      cancel: 'Stay signed in',
    },
  },
  address: {
    title: 'Your email address',
    text: 'It is not confirmed yet. We can send you a link.',
    open: 'Send me a link',
    sending: 'Sending…',
    done: 'A link is on its way. It works for 24 hours.',
  },
  newAddress: {
    title: 'Change your email address',
    text: (address: string) => `You sign in with ${address}.`,
    open: 'Change address',
    email: 'New email address',
    send: 'Send me a link',
    sending: 'Sending…',
    done: (address: string) =>
      `We sent a link to ${address}. Open it within 24 hours to change your address.`,
  },
  mails: {
    title: 'Email settings',
    text: 'You always get account emails.',
    open: 'Choose emails',
    loadFailed: 'Your email settings could not be loaded.',
    legend: 'Which emails do you want?',
    series: {
      decisions: 'Approvals and rejections',
      applications: 'New applications, once a day',
      weekly: 'Your jobs, every week',
      followed: 'News of applications that you follow',
    },
    save: 'Save',
    done: 'Your choice is saved.',
  },
  download: {
    title: 'Your data',
    text: 'A JSON file with your account, jobs and applications.',
    open: 'Download my data',
    sending: 'Preparing…',
    save: 'Save the file',
    done: 'The file is saved.',
  },
  deletion: {
    title: 'Delete account',
    text: 'You can undo it for 30 days.',
    open: 'Delete my account…',
    counting: 'Counting your companies and jobs…',
    uncounted: 'companies and jobs',
    counted: (companies: number, jobs: number) =>
      `${count(companies, 'company', 'companies')} and ${count(jobs, 'job', 'jobs')}`,
    nothingElse: 'You have no companies and no jobs here.',
    leave: (what: string) => `Your ${what} disappear from the site right away.`,
    undo: (days: number) => `Sign in within ${days} days and everything else comes back.`,
    applications: 'Applications you have sent are withdrawn right away. They do not come back.',
    after: 'After that everything is deleted for good.',
    device: 'What you saved on this device stays here.',
    send: 'Delete my account',
    sending: 'Deleting…',
    question: {
      title: 'Delete your account?',
      text: (days: number) => `You are signed out on all devices. Sign in within ${days} days to undo it.`,
      confirm: 'Delete my account',
      cancel: 'Keep my account',
    },
    unsure: 'Your account may be deleted already. Signing in undoes it.',
    done: 'Your account is deleted',
    doneText: (date: string) => `Sign in before ${date} to undo it.`,
  },

  failed: {
    offlineTitle: 'This needs internet',
    offline: 'Nothing was lost. Try again when you are online.',
    wrongPassword: 'Your current password is not correct.',
    sessionEnded: 'You are signed out',
    sessionEndedText: 'Sign in again. You come back here afterwards.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
    server: (status: number) => `The server has a problem (${status})`,
    other: 'That did not work',
    otherText: 'What you typed is still here. Try again later.',
  },
};

const bn: typeof en = {
  title: pageTitlesBn.accountSettings,
  subTitle: 'আপনার তথ্য, পাসওয়ার্ড ও ডেটা',
  back: 'প্রোফাইলে ফিরে যান',
  missingToken: 'আপনি সাইন ইন করেননি!',
  missingTokenText: 'এই পৃষ্ঠা দেখতে সাইন ইন করুন। এরপর এখানেই ফিরে আসবেন।',
  notOffered: 'এই সার্ভারে অ্যাকাউন্ট সেটিংস নেই।',

  currentPassword: 'এখনকার পাসওয়ার্ড',
  cancel: 'বাতিল',
  saving: 'সেভ হচ্ছে…',
  loading: 'লোড হচ্ছে…',

  profile: {
    title: 'নাম ও মোবাইল নম্বর',
    text: 'আপনার ইমেইল ঠিকানা একই থাকবে।',
    open: 'তথ্য বদলান',
    loadFailed: 'আপনার তথ্য লোড করা যায়নি।',
    save: 'তথ্য সেভ করুন',
    done: 'আপনার তথ্য সেভ হয়েছে।',
  },
  password: {
    title: 'পাসওয়ার্ড',
    text: 'পাসওয়ার্ড বদলালে অন্য ডিভাইসগুলো সাইন আউট হবে।',
    open: 'পাসওয়ার্ড বদলান',
    newPassword: 'নতুন পাসওয়ার্ড',
    confirm: 'আবার নতুন পাসওয়ার্ড',
    save: 'নতুন পাসওয়ার্ড সেভ করুন',
    done: 'আপনার পাসওয়ার্ড বদলেছে। অন্য ডিভাইসগুলো সাইন আউট হয়েছে।',
    unsure: 'আগের চেষ্টাতেই হয়তো বদলে গেছে। তাহলে নতুন পাসওয়ার্ডই চলবে।',
  },
  everywhere: {
    title: 'সব জায়গা থেকে সাইন আউট',
    text: 'আপনার সব ডিভাইস সাইন আউট হবে, এটিও।',
    open: 'সব জায়গা থেকে সাইন আউট',
    sending: 'সাইন আউট হচ্ছে…',
    done: 'সব ডিভাইস থেকে সাইন আউট হয়েছে',
    question: {
      title: 'সব ডিভাইসে সাইন আউট করবেন?',
      text: 'এখানেও সাইন আউট হবে। যে ফরম পাঠাননি, তা এই ডিভাইস থেকে মুছে যাবে।',
      confirm: 'সব জায়গা থেকে সাইন আউট',
      cancel: 'সাইন ইন থাকুন',
    },
  },
  address: {
    title: 'আপনার ইমেইল ঠিকানা',
    text: 'এটি এখনো নিশ্চিত করা হয়নি। আমরা একটি লিংক পাঠাতে পারি।',
    open: 'লিংক পাঠান',
    sending: 'পাঠানো হচ্ছে…',
    done: 'একটি লিংক পাঠানো হয়েছে। এটি ২৪ ঘণ্টা কাজ করবে।',
  },
  newAddress: {
    title: 'ইমেইল ঠিকানা বদলান',
    text: (address) => `আপনি ${address} দিয়ে সাইন ইন করেন।`,
    open: 'ঠিকানা বদলান',
    email: 'নতুন ইমেইল ঠিকানা',
    send: 'লিংক পাঠান',
    sending: 'পাঠানো হচ্ছে…',
    done: (address) => `${address} ঠিকানায় একটি লিংক পাঠানো হয়েছে। ঠিকানা বদলাতে ২৪ ঘণ্টার মধ্যে লিংকটি খুলুন।`,
  },
  mails: {
    title: 'ইমেইল সেটিংস',
    text: 'অ্যাকাউন্ট নিয়ে জরুরি ইমেইল সবসময় আসবে।',
    open: 'ইমেইল বেছে নিন',
    loadFailed: 'আপনার ইমেইলের পছন্দ লোড করা যায়নি।',
    legend: 'কোন ইমেইল চান?',
    series: {
      decisions: 'অনুমোদন ও বাতিল',
      applications: 'নতুন আবেদন, দিনে একবার',
      weekly: 'প্রতি সপ্তাহে আপনার চাকরি',
      followed: 'যে আবেদনের খবর চেয়েছেন',
    },
    save: 'সেভ করুন',
    done: 'আপনার পছন্দ সেভ হয়েছে।',
  },
  download: {
    title: 'আপনার ডেটা',
    text: 'আপনার অ্যাকাউন্ট, চাকরি ও আবেদনের একটি JSON ফাইল।',
    open: 'আমার ডেটা ডাউনলোড করুন',
    sending: 'তৈরি হচ্ছে…',
    save: 'ফাইল সেভ করুন',
    done: 'ফাইল সেভ হয়েছে।',
  },
  deletion: {
    title: 'অ্যাকাউন্ট মুছুন',
    text: '৩০ দিনের মধ্যে ফিরিয়ে আনা যায়।',
    open: 'আমার অ্যাকাউন্ট মুছুন…',
    counting: 'আপনার প্রতিষ্ঠান ও চাকরি গোনা হচ্ছে…',
    uncounted: 'আপনার প্রতিষ্ঠান ও চাকরি',
    counted: (companies, jobs) =>
      `আপনার ${formatNumber(companies, 'bn')}টি প্রতিষ্ঠান ও ${formatNumber(jobs, 'bn')}টি চাকরি`,
    nothingElse: 'এখানে আপনার কোনো প্রতিষ্ঠান বা চাকরি নেই।',
    leave: (what) => `${what} সঙ্গে সঙ্গে সাইট থেকে সরে যাবে, কেউ দেখবে না।`,
    undo: (days) => `${formatNumber(days, 'bn')} দিনের মধ্যে সাইন ইন করলে বাকি সব ফিরে আসবে।`,
    applications: 'আপনার পাঠানো আবেদনগুলো সঙ্গে সঙ্গে তুলে নেওয়া হবে, আর ফিরে আসবে না।',
    after: 'এরপর সব চিরতরে মুছে যাবে।',
    device: 'এই ডিভাইসে যা সেভ করেছেন, তা এখানেই থাকবে।',
    send: 'আমার অ্যাকাউন্ট মুছুন',
    sending: 'মোছা হচ্ছে…',
    question: {
      title: 'আপনার অ্যাকাউন্ট মুছবেন?',
      text: (days) =>
        `সব ডিভাইসে সাইন আউট হবে। ফিরে পেতে ${formatNumber(days, 'bn')} দিনের মধ্যে সাইন ইন করুন।`,
      confirm: 'আমার অ্যাকাউন্ট মুছুন',
      cancel: 'অ্যাকাউন্ট থাকুক',
    },
    unsure: 'আপনার অ্যাকাউন্ট হয়তো মোছা হয়ে গেছে। সাইন ইন করলে ফিরে আসবে।',
    done: 'আপনার অ্যাকাউন্ট মোছা হয়েছে',
    doneText: (date) => `ফিরে পেতে ${date} তারিখের আগে সাইন ইন করুন।`,
  },

  failed: {
    offlineTitle: 'এতে ইন্টারনেট লাগবে',
    offline: 'কিছুই হারায়নি। অনলাইনে এসে আবার চেষ্টা করুন।',
    wrongPassword: 'এখনকার পাসওয়ার্ডটি ঠিক নেই।',
    sessionEnded: 'আপনি সাইন আউট হয়েছেন',
    sessionEndedText: 'আবার সাইন ইন করুন। এরপর এখানেই ফিরে আসবেন।',
    tooMany: 'অনেকবার চেষ্টা হয়েছে। কয়েক মিনিট পর আবার চেষ্টা করুন।',
    server: (status) => `সার্ভারে সমস্যা হয়েছে (${formatNumber(status, 'bn')})`,
    other: 'কাজটি হয়নি',
    otherText: 'যা লিখেছেন, এখানেই আছে। পরে আবার চেষ্টা করুন।',
  },
};

export const settingsMessages = isBangla ? bn : en;
export const settingsMessagesIn = { en, bn };

export type SettingsTexts = typeof en;
