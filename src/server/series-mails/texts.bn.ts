import { notSelectedTexts } from '#contract/applications/reason-texts.bn.ts';
import { toShownReason } from '#contract/moderation/reason-names.bn.ts';
import type * as en from './texts.en.ts';

const rejectedAfter = 'যা ঠিক নেই তা বদলে সেভ করুন। আমরা আবার দেখব।';
const reason = (text: string): string => `কারণ: ${toShownReason(text)}`;

export const seriesTexts: typeof en.seriesTexts = {
  job: {
    approved: (title) => `অনুমোদিত: ${title}`,
    approvedText: 'আপনার নিয়োগ বিজ্ঞপ্তি অনুমোদিত হয়েছে।',
    publicText: 'আপনার নিয়োগ বিজ্ঞপ্তি অনুমোদিত হয়েছে। এখন সবাই এটি দেখতে পাবেন।',
    companyText: (company) =>
      `আপনার নিয়োগ বিজ্ঞপ্তি অনুমোদিত হয়েছে। ${company} অনুমোদিত হলে সবাই এটি দেখতে পাবেন।`,
    rejected: (title) => `বাতিল হয়েছে: ${title}`,
    rejectedText: 'আপনার নিয়োগ বিজ্ঞপ্তি বাতিল হয়েছে। এটি আর কেউ দেখতে পাবেন না।',
    reason,
    rejectedAfter,
    button: 'আমার চাকরি দেখুন',
  },
  company: {
    approved: (name) => `অনুমোদিত: ${name}`,
    approvedText: 'আপনার প্রতিষ্ঠান অনুমোদিত হয়েছে। এর অনুমোদিত চাকরিগুলো এখন সবাই দেখতে পাবেন।',
    rejected: (name) => `বাতিল হয়েছে: ${name}`,
    rejectedText: 'আপনার প্রতিষ্ঠান বাতিল হয়েছে। প্রতিষ্ঠান বা এর চাকরি আর কেউ দেখতে পাবেন না।',
    reason,
    rejectedAfter,
    button: 'আমার প্রতিষ্ঠান দেখুন',
  },
  contact: {
    approved: (name) => `নতুন যোগাযোগের তথ্য অনুমোদিত: ${name}`,
    approvedText: 'আপনার প্রতিষ্ঠানের নতুন যোগাযোগের তথ্য এখন সবাই দেখতে পাবেন।',
    rejected: (name) => `নতুন যোগাযোগের তথ্য বাতিল হয়েছে: ${name}`,
    rejectedText: 'আপনার প্রতিষ্ঠান অনুমোদিতই আছে, আগের যোগাযোগের তথ্য নিয়ে।',
    reason,
  },
  weekly: {
    subject: (appName) => `${appName}: এই সপ্তাহে আপনার চাকরি`,
    text: 'আপনার নিয়োগ বিজ্ঞপ্তিগুলোর এখনকার অবস্থা।',
    waiting: 'অনুমোদনের অপেক্ষায়।',
    rejected: (text) => `বাতিল হয়েছে। ${reason(text)}`,
    closed: 'আপনি বন্ধ করেছেন।',
    expired: (date) => `সময় শেষ। আবেদনের শেষ তারিখ ছিল ${date}।`,
    companyWaits: (company) => `অনুমোদিত, তবে কেউ দেখতে পান না: ${company} অনুমোদিত নয়।`,
    closesSoon: (date) => `খোলা আছে। শিগগিরই বন্ধ হবে, শেষ তারিখ ${date}।`,
    approved: (date) => `এই সপ্তাহে অনুমোদিত। ${date} পর্যন্ত খোলা।`,
    open: (date) => `${date} পর্যন্ত খোলা।`,
    lastDays: (figures) => `গত ৭ দিনে ${figures}।`,
    views: (_count, shown) => `${shown} বার দেখা হয়েছে`,
    applications: (_count, shown) => `${shown}টি আবেদন শুরু হয়েছে`,
    more: (count) => `এখানে প্রথম ${count}টি আছে। সব দেখতে আপনার চাকরির তালিকা খুলুন।`,
    button: 'আমার চাকরি দেখুন',
  },
  applications: {
    subject: (_count, shown, when) => `${when} ${shown}টি আবেদন এসেছে`,
    text: (when) => `এই চাকরিগুলোতে ${when} নতুন আবেদন এসেছে।`,
    when: {
      yesterday: 'গতকাল',
      day: (date) => `${date} তারিখে`,
      days: (first, last) => `${first} থেকে ${last} পর্যন্ত`,
    },
    line: (_count, shown) => `${shown}টি আবেদন`,
    more: (count) => `এখানে প্রথম ${count}টি আছে। সব দেখতে আপনার চাকরির তালিকা খুলুন।`,
    button: 'আবেদন দেখুন',
  },
  followed: {
    states: {
      seen: 'আপনার আবেদন দেখা হয়েছে।',
      shortlisted: 'আপনি প্রাথমিকভাবে বাছাই হয়েছেন।',
      interview: 'আপনাকে সাক্ষাৎকারে ডাকা হয়েছে।',
      offered: 'আপনাকে চাকরির প্রস্তাব দেওয়া হয়েছে।',
      notSelected: 'আপনি নির্বাচিত হননি।',
    },
    reasons: notSelectedTexts,
    text: (title, company) => `আপনার আবেদন: ${title}, ${company}।`,
    button: 'আমার আবেদন দেখুন',
    footer: (address, appName) =>
      `${address} ঠিকানায় পাঠানো হয়েছে, কারণ আপনি ${appName} সাইটে একটি আবেদনের খবর চেয়েছেন।`,
  },
  footer: (address, appName) =>
    `${address} ঠিকানায় পাঠানো হয়েছে, কারণ আপনি ${appName} সাইটে নিয়োগ বিজ্ঞপ্তি দেন।`,
  unsubscribe: {
    decisions: 'অনুমোদন ও বাতিলের ইমেইল বন্ধ করুন',
    applications: 'আবেদনের দৈনিক ইমেইল বন্ধ করুন',
    weekly: 'সাপ্তাহিক ইমেইল বন্ধ করুন',
    followed: 'আমার আবেদনের ইমেইল বন্ধ করুন',
  },
};
