import type { NamedScreen } from '#contract/http/page-titles.ts';
import { formatNumber } from '#contract/format.ts';

const openJobs = (count: number): string =>
  count === 1 ? '1 open job' : `${formatNumber(count, 'en')} open jobs`;

/** Titles and descriptions for search engines and link previews. */
export const headTexts = {
  /** Of the picture of pages without a job. */
  site: (appName: string) => `${appName}: jobs in Bangladesh`,
  sentence: (words: string) => `${words}.`,
  pay: (pay: string) => `Pay: ${pay}.`,
  list: {
    unread: (what: string) => `${what}. Search, filter and save jobs, and read them without internet.`,
    empty: (what: string) => `${what}: none is open now. Subscribe to hear of new ones.`,
    found: (what: string, count: number, titles: string) => `${what}: ${openJobs(count)}. ${titles}`,
    feed: (what: string) => `New: ${what}`,
  },
  board: {
    unread: 'Open jobs in Bangladesh.',
    found: (title: string, count: number) =>
      `${title}: ${openJobs(count)}. Save them, read them without internet, and apply by email.`,
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
