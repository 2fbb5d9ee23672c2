import type { MailSeries } from '#contract/accounts/account.ts';
import { notSelectedTextsBn, notSelectedTextsEn } from '#contract/applications/texts.ts';
import type { Locale } from '#contract/format.ts';
import { toShownReasonBn } from '#contract/moderation/reasons.ts';
import type { MailContent } from '../mail/layout.ts';

const rejectedAfterEn = 'Change what is missing and save. Then we look at it again.';

const reasonEn = (text: string): string => `Reason: ${text}`;

/** Mails of series, most of them to employers. */
const en = {
  job: {
    approved: (title: string) => `Approved: ${title}`,
    approvedText: 'Your job posting is approved.',
    publicText: 'Your job posting is approved. Everyone can see it now.',
    companyText: (company: string) =>
      `Your job posting is approved. Everyone can see it once ${company} is approved too.`,
    rejected: (title: string) => `Rejected: ${title}`,
    rejectedText: 'Your job posting is rejected. Nobody else sees it.',
    reason: reasonEn,
    rejectedAfter: rejectedAfterEn,
    button: 'See my jobs',
  },
  company: {
    approved: (name: string) => `Approved: ${name}`,
    approvedText: 'Your company is approved. Its approved jobs are public now.',
    rejected: (name: string) => `Rejected: ${name}`,
    rejectedText: 'Your company is rejected. Nobody else sees it, nor its jobs.',
    reason: reasonEn,
    rejectedAfter: rejectedAfterEn,
    button: 'See my companies',
  },
  contact: {
    approved: (name: string) => `New contact details approved: ${name}`,
    approvedText: 'The new contact details of your company are public now.',
    rejected: (name: string) => `New contact details rejected: ${name}`,
    rejectedText: 'Your company stays approved, with its old contact details.',
    reason: reasonEn,
  },
  weekly: {
    subject: (appName: string) => `Your jobs at ${appName} this week`,
    text: 'This is what became of your job postings.',
    waiting: 'Waiting for approval.',
    rejected: (text: string) => `Rejected. ${reasonEn(text)}`,
    closed: 'Closed by you.',
    expired: (date: string) => `Closed. The deadline was ${date}.`,
    companyWaits: (company: string) => `Approved, but not public: ${company} is not approved.`,
    closesSoon: (date: string) => `Open. It closes soon, after ${date}.`,
    approved: (date: string) => `Approved this week. Open until ${date}.`,
    open: (date: string) => `Open until ${date}.`,
    lastDays: (figures: string) => `Last 7 days: ${figures}.`,
    views: (count: number, shown: string) => (count === 1 ? '1 view' : `${shown} views`),
    applications: (count: number, shown: string) =>
      count === 1 ? '1 application started' : `${shown} applications started`,
    more: (count: string) => `These are the first ${count}. You see all of them in the list of your jobs.`,
    button: 'See my jobs',
  },
  applications: {
    subject: (count: number, shown: string, when: string) =>
      count === 1 ? `1 application ${when}` : `${shown} applications ${when}`,
    text: (when: string) => `These jobs got new applications ${when}.`,
    when: {
      yesterday: 'yesterday',
      day: (date: string) => `on ${date}`,
      days: (first: string, last: string) => `from ${first} to ${last}`,
    },
    line: (count: number, shown: string) => (count === 1 ? '1 application' : `${shown} applications`),
    more: (count: string) => `These are the first ${count}. You see all of them in the list of your jobs.`,
    button: 'Read applications',
  },
  /** To applicants. */
  followed: {
    states: {
      seen: 'Your application was read.',
      shortlisted: 'You are on the shortlist.',
      interview: 'You are invited to an interview.',
      offered: 'The job is offered to you.',
      notSelected: 'You were not selected.',
    },
    reasons: notSelectedTextsEn,
    text: (title: string, company: string) => `About your application: ${title}, ${company}.`,
    button: 'See my application',
    footer: (address: string, appName: string) =>
      `Sent to ${address} because you follow an application at ${appName}.`,
  },
  footer: (address: string, appName: string) => `Sent to ${address} because you post jobs at ${appName}.`,
  unsubscribe: {
    decisions: 'Stop mails about approvals and rejections',
    applications: 'Stop the daily mail about applications',
    weekly: 'Stop the weekly mail',
    followed: 'Stop mails about my applications',
  },
};

const rejectedAfterBn = 'যা ঠিক নেই তা বদলে সেভ করুন। আমরা আবার দেখব।';

const reasonBn = (text: string): string => `কারণ: ${toShownReasonBn(text)}`;

const bn: typeof en = {
  job: {
    approved: (title) => `অনুমোদিত: ${title}`,
    approvedText: 'আপনার নিয়োগ বিজ্ঞপ্তি অনুমোদিত হয়েছে।',
    publicText: 'আপনার নিয়োগ বিজ্ঞপ্তি অনুমোদিত হয়েছে। এখন সবাই এটি দেখতে পাবেন।',
    companyText: (company) =>
      `আপনার নিয়োগ বিজ্ঞপ্তি অনুমোদিত হয়েছে। ${company} অনুমোদিত হলে সবাই এটি দেখতে পাবেন।`,
    rejected: (title) => `বাতিল হয়েছে: ${title}`,
    rejectedText: 'আপনার নিয়োগ বিজ্ঞপ্তি বাতিল হয়েছে। এটি আর কেউ দেখতে পাবেন না।',
    reason: reasonBn,
    rejectedAfter: rejectedAfterBn,
    button: 'আমার চাকরি দেখুন',
  },
  company: {
    approved: (name) => `অনুমোদিত: ${name}`,
    approvedText: 'আপনার প্রতিষ্ঠান অনুমোদিত হয়েছে। এর অনুমোদিত চাকরিগুলো এখন সবাই দেখতে পাবেন।',
    rejected: (name) => `বাতিল হয়েছে: ${name}`,
    rejectedText: 'আপনার প্রতিষ্ঠান বাতিল হয়েছে। প্রতিষ্ঠান বা এর চাকরি আর কেউ দেখতে পাবেন না।',
    reason: reasonBn,
    rejectedAfter: rejectedAfterBn,
    button: 'আমার প্রতিষ্ঠান দেখুন',
  },
  contact: {
    approved: (name) => `নতুন যোগাযোগের তথ্য অনুমোদিত: ${name}`,
    approvedText: 'আপনার প্রতিষ্ঠানের নতুন যোগাযোগের তথ্য এখন সবাই দেখতে পাবেন।',
    rejected: (name) => `নতুন যোগাযোগের তথ্য বাতিল হয়েছে: ${name}`,
    rejectedText: 'আপনার প্রতিষ্ঠান অনুমোদিতই আছে, আগের যোগাযোগের তথ্য নিয়ে।',
    reason: reasonBn,
  },
  weekly: {
    subject: (appName) => `${appName}: এই সপ্তাহে আপনার চাকরি`,
    text: 'আপনার নিয়োগ বিজ্ঞপ্তিগুলোর এখনকার অবস্থা।',
    waiting: 'অনুমোদনের অপেক্ষায়।',
    rejected: (text) => `বাতিল হয়েছে। ${reasonBn(text)}`,
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
    reasons: notSelectedTextsBn,
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

export const seriesTexts = { en, bn };

export type SeriesTexts = typeof seriesTexts.en;

/** The content of a mail of a series. */
interface Letter extends Pick<MailContent, 'subject' | 'paragraphs' | 'after'> {
  /** Jobs, by the paths of their pages. */
  jobs?: readonly { title: string; path: string; lines: readonly string[] }[];
  button: { label: string; path: string };
}

/** A mail of a series, before its language is known. */
export interface SeriesLetter {
  userId: string;
  series: MailSeries;
  /** An unconfirmed address may belong to a stranger. */
  isForConfirmedOnly: boolean;
  write: (words: SeriesTexts, language: Locale, appName: string) => Letter;
  /** Where answers go. Undefined: to the contact address. */
  replyTo?: string;
  /** It was not sent: a limit forbids it now, or the mail server refused it. */
  onUnsent?: () => Promise<void>;
}
