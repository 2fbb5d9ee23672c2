import { notSelectedTexts } from '#contract/applications/reason-texts.en.ts';

const rejectedAfter = 'Change what is missing and save. Then we look at it again.';
const reason = (text: string): string => `Reason: ${text}`;

/** Mails of series, most of them to employers. */
export const seriesTexts = {
  job: {
    approved: (title: string) => `Approved: ${title}`,
    approvedText: 'Your job posting is approved.',
    publicText: 'Your job posting is approved. Everyone can see it now.',
    companyText: (company: string) =>
      `Your job posting is approved. Everyone can see it once ${company} is approved too.`,
    rejected: (title: string) => `Rejected: ${title}`,
    rejectedText: 'Your job posting is rejected. Nobody else sees it.',
    reason,
    rejectedAfter,
    button: 'See my jobs',
  },
  company: {
    approved: (name: string) => `Approved: ${name}`,
    approvedText: 'Your company is approved. Its approved jobs are public now.',
    rejected: (name: string) => `Rejected: ${name}`,
    rejectedText: 'Your company is rejected. Nobody else sees it, nor its jobs.',
    reason,
    rejectedAfter,
    button: 'See my companies',
  },
  contact: {
    approved: (name: string) => `New contact details approved: ${name}`,
    approvedText: 'The new contact details of your company are public now.',
    rejected: (name: string) => `New contact details rejected: ${name}`,
    rejectedText: 'Your company stays approved, with its old contact details.',
    reason,
  },
  weekly: {
    subject: (appName: string) => `Your jobs at ${appName} this week`,
    text: 'This is what became of your job postings.',
    waiting: 'Waiting for approval.',
    rejected: (text: string) => `Rejected. ${reason(text)}`,
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
    reasons: notSelectedTexts,
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
