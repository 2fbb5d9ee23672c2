import type { ApplicationState } from '#contract/applications/states.ts';
import { isBangla } from '#contract/build-language.ts';
import { formatNumber, toLocalDigits } from '#contract/format.ts';
import type { ReportReason } from '#contract/reports/report.ts';

/** What the employer told, but for `new`. */
const toldEn: Readonly<Record<Exclude<ApplicationState, 'new'>, string>> = {
  seen: 'Seen by the employer',
  shortlisted: 'You are on the shortlist',
  interview: 'Chosen for an interview',
  offered: 'The employer offers you the job',
  notSelected: 'Not selected',
  withdrawn: 'You withdrew your application',
};

/** What became of one's own application, on the job's page, in the sheet and in the tracker. */
const applicationStateMessagesEn = {
  sending: 'Sending your application...',
  waits: {
    offline: 'Waiting to send: no internet',
    signIn: 'Waiting to send: sign in',
    both: 'Waiting to send: go online and sign in',
    server: 'Waiting to send',
  },
  refused: 'Your application could not be sent',
  edited: 'Not sent: you are changing your application',
  earlierCounts: 'An earlier application was sent, not this one',
  sent: (time: string) => `Sent ${time}`,
  told: toldEn,
  at: (state: string, time: string) => `${state} · ${time}`,
};

const toldBn: typeof toldEn = {
  seen: 'নিয়োগদাতা দেখেছেন',
  shortlisted: 'আপনি বাছাই তালিকায় আছেন',
  interview: 'ইন্টারভিউর জন্য বাছাই হয়েছেন',
  offered: 'নিয়োগদাতা চাকরির অফার দিয়েছেন',
  notSelected: 'নির্বাচিত হননি',
  withdrawn: 'আবেদন তুলে নিয়েছেন',
};

const applicationStateMessagesBn: typeof applicationStateMessagesEn = {
  sending: 'আবেদন পাঠানো হচ্ছে...',
  waits: {
    offline: 'পাঠানোর অপেক্ষায়: ইন্টারনেট নেই',
    signIn: 'পাঠানোর অপেক্ষায়: সাইন ইন করুন',
    both: 'পাঠানোর অপেক্ষায়: ইন্টারনেট চালু করে সাইন ইন করুন',
    server: 'পাঠানোর অপেক্ষায়',
  },
  refused: 'আপনার আবেদন পাঠানো যায়নি',
  edited: 'পাঠানো হয়নি: আপনি আবেদনটি বদলাচ্ছেন',
  earlierCounts: 'আগের আবেদন গেছে, এটি যায়নি',
  sent: (time) => `${time} পাঠিয়েছেন`,
  told: toldBn,
  at: (state, time) => `${state} · ${time}`,
};

export const applicationStateMessages = isBangla ? applicationStateMessagesBn : applicationStateMessagesEn;
export const applicationStateMessagesIn = { en: applicationStateMessagesEn, bn: applicationStateMessagesBn };

/** An employer's questions to applicants, in its forms and for administrators. */
const questionMessagesEn = {
  kinds: {
    yesNo: 'Yes or no',
    number: 'A number',
    choice: 'A choice from a list',
    shortText: 'A short text',
  },
  isRequired: 'An answer is required',
};

const questionMessagesBn: typeof questionMessagesEn = {
  kinds: {
    yesNo: 'হ্যাঁ বা না',
    number: 'সংখ্যা',
    choice: 'তালিকা থেকে একটি',
    shortText: 'ছোট লেখা',
  },
  isRequired: 'উত্তর দিতেই হবে',
};

export const questionMessages = isBangla ? questionMessagesBn : questionMessagesEn;

const companyMessagesEn = {
  apply: 'Apply now',
  visit: 'Visit Website',
  allJobs: 'All open jobs',
  industry: 'Industry',
  size: 'Company Size',
  employees: (size: string) => `${size} Employees`,
  founded: 'Founded in',
  phone: 'Phone number',
  location: 'Location',
  email: 'Email',
  website: 'Website',
  follow: 'Follow us',
  networks: { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
};

const companyMessagesBn: typeof companyMessagesEn = {
  apply: 'আবেদন করুন',
  visit: 'ওয়েবসাইট দেখুন',
  allJobs: 'সব চলতি চাকরি',
  industry: 'ব্যবসার ধরন',
  size: 'কর্মীর সংখ্যা',
  employees: (size) => {
    const grouped = size
      .replace('-', '–')
      .replaceAll(/\d{4,}/g, (digits) => formatNumber(Number(digits), 'bn'));
    return `${toLocalDigits(grouped, 'bn')} জন কর্মী`;
  },
  founded: 'প্রতিষ্ঠার সাল',
  phone: 'ফোন নম্বর',
  location: 'ঠিকানা',
  email: 'ইমেইল',
  website: 'ওয়েবসাইট',
  follow: 'আমাদের ফলো করুন',
  networks: { instagram: 'ইনস্টাগ্রাম', facebook: 'ফেসবুক', linkedin: 'লিংকডইন' },
};

export const companyMessages = isBangla ? companyMessagesBn : companyMessagesEn;
export const companyMessagesIn = { en: companyMessagesEn, bn: companyMessagesBn };

const draftMessagesEn = {
  kept: 'Draft saved on this device',
  keptInPage: 'This device cannot save drafts. Closing the page deletes what you typed.',
  offline: 'You are offline. Fill in the form now and send it later.',
  offlineSafe: 'You are offline. Your text is safe on this device.',
  discard: 'Discard draft',
  keep: 'Keep it',
  unreadable: 'This device could not read what you typed before. Reload the page.',
  discardTitle: 'Discard what you typed?',
};

const draftMessagesBn: typeof draftMessagesEn = {
  kept: 'খসড়া এই ডিভাইসে সেভ আছে',
  keptInPage: 'এই ডিভাইসে খসড়া সেভ করা যাচ্ছে না। পৃষ্ঠা বন্ধ করলে লেখা মুছে যাবে।',
  offline: 'আপনি অফলাইনে আছেন। এখন ফরম পূরণ করুন, পরে পাঠান।',
  offlineSafe: 'আপনি অফলাইনে আছেন। আপনার লেখা এই ডিভাইসে নিরাপদে আছে।',
  discard: 'খসড়া মুছুন',
  keep: 'রেখে দিন',
  unreadable: 'আগে যা লিখেছিলেন তা পড়া যায়নি। পৃষ্ঠাটি আবার লোড করুন।',
  discardTitle: 'আপনার লেখা মুছে ফেলবেন?',
};

export const draftMessages = isBangla ? draftMessagesBn : draftMessagesEn;

/** The server has a newer version of what the user edits. */
const changedMessagesEn = {
  title: 'Changed elsewhere',
  text: 'A newer version was saved. “Save mine” replaces it with your text.',
  load: 'Load the new version',
  loadText: 'The new version will replace your text in this form.',
  save: 'Save mine',
};

const changedMessagesBn: typeof changedMessagesEn = {
  title: 'অন্য জায়গা থেকে বদলানো হয়েছে',
  text: 'নতুন একটি সংস্করণ সেভ হয়েছে। “আমারটি সেভ করুন” চাপলে সেটির বদলে আপনার লেখা থাকবে।',
  load: 'নতুন সংস্করণ আনুন',
  loadText: 'এই ফরমে আপনার লেখার বদলে নতুন সংস্করণ আসবে।',
  save: 'আমারটি সেভ করুন',
};

export const changedMessages = isBangla ? changedMessagesBn : changedMessagesEn;

/** Why a chosen file cannot be used. */
const fileMessagesEn = {
  unreadable: 'This file cannot be read. If it is in Drive, go online or download it first.',
  empty: 'This file is empty. Choose another one.',
};

const fileMessagesBn: typeof fileMessagesEn = {
  unreadable: 'ফাইলটি পড়া যাচ্ছে না। গুগল ড্রাইভে থাকলে ইন্টারনেট চালু করুন বা আগে ফোনে নামান।',
  empty: 'ফাইলটি খালি। অন্য ফাইল বেছে নিন।',
};

export const fileMessages = isBangla ? fileMessagesBn : fileMessagesEn;

const snackMessagesEn = { label: 'Last action', undo: 'Undo' };

const snackMessagesBn: typeof snackMessagesEn = { label: 'শেষ কাজ', undo: 'ফিরিয়ে আনুন' };

export const snackMessages = isBangla ? snackMessagesBn : snackMessagesEn;

const signedOutMessagesEn = {
  title: 'Your session has ended',
  text: 'Sign in again to continue. Forms you started are safe on this device.',
};

const signedOutMessagesBn: typeof signedOutMessagesEn = {
  title: 'আপনার সেশন শেষ হয়েছে',
  text: 'চালিয়ে যেতে আবার সাইন ইন করুন। যে ফরম শুরু করেছিলেন তা এই ডিভাইসে নিরাপদ আছে।',
};

export const signedOutMessages = isBangla ? signedOutMessagesBn : signedOutMessagesEn;

const ownBrowserMessagesEn = {
  openInBrowser: 'Open in your browser',
  copyLink: 'Copy the link',
  copied: 'Link copied. Paste it in your browser.',
  notCopied: 'Could not copy. Touch and hold this address:',
  unsureFile: 'This app’s browser may not have saved the file. Open the page in your own browser.',
};

const ownBrowserMessagesBn: typeof ownBrowserMessagesEn = {
  openInBrowser: 'আপনার ব্রাউজারে খুলুন',
  copyLink: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে। আপনার ব্রাউজারে পেস্ট করুন।',
  notCopied: 'কপি হয়নি। এই ঠিকানা চেপে ধরে রাখুন:',
  unsureFile: 'এই অ্যাপের ব্রাউজারে ফাইলটি সেভ না-ও হয়ে থাকতে পারে। আপনার নিজের ব্রাউজারে পৃষ্ঠাটি খুলুন।',
};

export const ownBrowserMessages = isBangla ? ownBrowserMessagesBn : ownBrowserMessagesEn;

export const reportReasonNamesEn: Readonly<Record<ReportReason, string>> = {
  money: 'Asks for money',
  fake: 'Fake or misleading',
  'wrong-company': 'Wrong company',
  offensive: 'Offensive or unfair to some people',
  closed: 'Already filled or closed',
  other: 'Something else',
};

export const reportReasonNamesBn: typeof reportReasonNamesEn = {
  money: 'টাকা চায়',
  fake: 'ভুয়া বা বিভ্রান্তিকর',
  'wrong-company': 'প্রতিষ্ঠান ঠিক নয়',
  offensive: 'আপত্তিকর বা বৈষম্যমূলক',
  closed: 'লোক নেওয়া হয়ে গেছে বা বন্ধ',
  other: 'অন্য কিছু',
};

export const reportReasonNames = isBangla ? reportReasonNamesBn : reportReasonNamesEn;

/** For letters that are too long for a mail link. */
const mailMessagesEn = {
  copied: 'Your letter is copied. Paste it into the mail.',
  notCopied: 'Your letter is too long for the link. Copy it, then paste it into the mail.',
};

const mailMessagesBn: typeof mailMessagesEn = {
  copied: 'আবেদনপত্র কপি হয়েছে। ইমেইলে পেস্ট করুন।',
  notCopied: 'আবেদনপত্রটি লিংকের জন্য বেশি বড়। কপি করে ইমেইলে পেস্ট করুন।',
};

export const mailMessages = isBangla ? mailMessagesBn : mailMessagesEn;
