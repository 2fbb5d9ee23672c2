import { perSalaryType } from '#contract/format.ts';
import { valueLabels } from '#contract/jobs/value-labels.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

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
    noSalary: 'Salary not given',
    noPlace: 'Location not given',
    companyUnknown: 'Company not given',
    perSalaryType,
    valueLabels,
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
    slowShown: 'Slow connection. Showing saved jobs for now.',
    slowLoading: 'This is taking longer than usual…',
    retry: 'Retry',
    savedCopy: (age: string) => `Saved copy · updated ${age}`,
  },
});
