import type { NamedScreen } from '#contract/http/page-titles.ts';
import { formatNumber } from '#contract/format.ts';

const openJobsEn = (count: number): string =>
  count === 1 ? '1 open job' : `${formatNumber(count, 'en')} open jobs`;

/** Titles and descriptions for search engines and link previews. */
const en = {
  /** Of the picture of pages without a job. */
  site: (appName: string) => `${appName}: jobs in Bangladesh`,
  /** On that picture. */
  card: {
    title: 'Find a job, even without internet',
    company: 'Jobs across Bangladesh',
    facts: ['Search, save and read jobs offline', 'Apply by email, with a CV from your device'],
  },
  sentence: (words: string) => `${words}.`,
  pay: (pay: string) => `Pay: ${pay}.`,
  list: {
    unread: (what: string) => `${what}. Search, filter and save jobs, and read them without internet.`,
    empty: (what: string) => `${what}: none is open now. Subscribe to hear of new ones.`,
    found: (what: string, count: number, titles: string) => `${what}: ${openJobsEn(count)}. ${titles}`,
    feed: (what: string) => `New: ${what}`,
  },
  board: {
    unread: 'Open jobs in Bangladesh.',
    found: (title: string, count: number) =>
      `${title}: ${openJobsEn(count)}. Save them, read them without internet, and apply by email.`,
  },
  screens: {
    home: 'Find jobs across Bangladesh, read them offline, download CV templates and apply by email.',
    cv: 'Write your CV on your device, or download a template in English or Bangla. Free, and it works without internet.',
    about: 'Who we are, and how people and companies in Bangladesh find each other here.',
    contact: 'Reach us by email, by phone or at our office.',
    faq: 'Short answers for job seekers and employers.',
    terms: 'The terms of fair use: what you may expect from us, and we from you.',
    privacy: 'What is stored, where, and for how long. No advertising, no tracking by third parties.',
    refund: 'What a subscription costs, how to end it, and when money is returned.',
    products: 'What we offer job seekers and employers.',
    signIn: 'Sign in to post jobs and to manage your companies.',
    register: 'Create a free account to post jobs and to present your company.',
  } satisfies Partial<Record<NamedScreen, string>>,
  otherScreens: 'A job board for Bangladesh that keeps working without internet.',
  noPage: 'There is nothing at this address.',
  noJob: 'This job is not available.',
};

const openJobsBn = (count: number): string => `${formatNumber(count, 'bn')}টি চাকরি খোলা আছে`;

const bn: typeof en = {
  site: (appName) => `${appName}: বাংলাদেশের চাকরি`,
  card: {
    title: 'ইন্টারনেট ছাড়াও চাকরি খুঁজুন',
    company: 'সারা বাংলাদেশের চাকরি',
    facts: ['অফলাইনে চাকরি খুঁজুন, সেভ করুন, পড়ুন', 'নিজের ডিভাইসে সিভি বানিয়ে ইমেইলে আবেদন করুন'],
  },
  sentence: (words) => `${words}।`,
  pay: (pay) => `বেতন: ${pay}।`,
  list: {
    unread: (what) => `${what}। চাকরি খুঁজুন, ফিল্টার ও সেভ করুন, ইন্টারনেট ছাড়াই পড়ুন।`,
    empty: (what) => `${what}: এখন কোনোটি খোলা নেই। নতুন চাকরির খবর পেতে সাবস্ক্রাইব করুন।`,
    found: (what, count, titles) => `${what}: ${openJobsBn(count)}। ${titles}`,
    feed: (what) => `নতুন: ${what}`,
  },
  board: {
    unread: 'বাংলাদেশের খোলা চাকরি।',
    found: (title, count) => `${title}: ${openJobsBn(count)}। সেভ করুন, ইন্টারনেট ছাড়াই পড়ুন, ইমেইলে আবেদন করুন।`,
  },
  screens: {
    home: 'সারা বাংলাদেশের চাকরি খুঁজুন, অফলাইনে পড়ুন, সিভির টেমপ্লেট ডাউনলোড করুন, ইমেইলে আবেদন করুন।',
    cv: 'নিজের ডিভাইসেই সিভি লিখুন, অথবা বাংলা বা ইংরেজি টেমপ্লেট ডাউনলোড করুন। বিনামূল্যে, ইন্টারনেট ছাড়াই চলে।',
    about: 'আমরা কারা, আর বাংলাদেশের চাকরিপ্রার্থী ও প্রতিষ্ঠান এখানে কীভাবে একে অপরকে খুঁজে পায়।',
    contact: 'ইমেইলে, ফোনে বা অফিসে এসে আমাদের সঙ্গে যোগাযোগ করুন।',
    faq: 'চাকরিপ্রার্থী ও নিয়োগদাতার সাধারণ প্রশ্নের ছোট উত্তর।',
    terms: 'ব্যবহারের শর্ত: আপনি আমাদের কাছে কী আশা করতে পারেন, আর আমরা আপনার কাছে কী আশা করি।',
    privacy: 'কোন তথ্য কোথায় কত দিন রাখা হয়। কোনো বিজ্ঞাপন নেই, অন্য কেউ আপনাকে অনুসরণ করে না।',
    refund: 'সাবস্ক্রিপশনের খরচ কত, কীভাবে বন্ধ করবেন, আর কখন টাকা ফেরত পাবেন।',
    products: 'চাকরিপ্রার্থী ও নিয়োগদাতার জন্য আমাদের সেবা।',
    signIn: 'নিয়োগ বিজ্ঞপ্তি দিতে ও আপনার প্রতিষ্ঠানের তথ্য সাজাতে সাইন ইন করুন।',
    register: 'নিয়োগ বিজ্ঞপ্তি দিতে ও প্রতিষ্ঠানের পরিচয় জানাতে বিনামূল্যে অ্যাকাউন্ট খুলুন।',
  },
  otherScreens: 'বাংলাদেশের চাকরির সাইট, যা ইন্টারনেট ছাড়াও চলে।',
  noPage: 'এই ঠিকানায় কিছু নেই।',
  noJob: 'এই চাকরিটি পাওয়া যাচ্ছে না।',
};

export const headTexts = { en, bn };
