import { perSalaryType } from '#contract/format.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

/** Unlisted values are shown as they are. */
const chip: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  remote: 'Remote',
  'on-site': 'On-site',
  hybrid: 'Hybrid',
  fresher: 'Fresher',
  internship: 'Internship',
  '1-2years': '1-2 years',
  'morethan-2years': 'More than 2 years',
  junior: 'Junior',
  'mid-level': 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
};

export const jobMessages = createCatalogue({
  en: {
    deadlineLabel: 'Deadline:',
    closed: 'Closed',
    closesToday: 'Closes today',
    closesIn: (days: number) => (days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`),
    /** 0 is today. */
    postedAgo: (days: number) => {
      if (days === 0) return 'Today';
      return days < 31 ? `${days}d ago` : `${Math.floor(days / 30)}mo ago`;
    },
    /** For screen readers. */
    posted: 'Posted',
    noSalary: 'Salary not stated',
    noPlace: 'Place not stated',
    companyUnknown: 'Company not named',
    perSalaryType,
    chip,
  },
});
export type JobTexts = (typeof jobMessages)['en'];

export const applicationMessages = createCatalogue({
  en: {
    subject: 'Application',
    body: (job: string, company: string) =>
      [
        company ? `Dear ${company} hiring team,` : 'Dear hiring team,',
        '',
        `I am writing to apply for the position of ${job}.`,
        '',
        'I believe my skills and experience fit what you describe, and I would be glad to tell you more in an interview. My CV is attached.',
        '',
        'Thank you for your time. I look forward to hearing from you.',
        '',
        'Kind regards,',
        '',
      ].join('\n'),
  },
});
export type ApplicationTexts = (typeof applicationMessages)['en'];

export const bannerMessages = createCatalogue({
  en: { subtitle: 'We Delivered Blazing Fast & Striking Work Solution' },
});

export const freshnessMessages = createCatalogue({
  en: {
    slowShown: 'The network is slow. What you see is from before, until the answer comes.',
    slowLoading: 'This is taking longer than usual…',
    retry: 'Retry',
    savedCopy: (age: string) => `Saved copy · updated ${age}`,
  },
});
