import { perSalaryType, valueLabels } from '#contract/jobs/value-labels.en.ts';

export const jobMessages = {
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
};
export type JobTexts = typeof jobMessages;

export const applicationMessages = {
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
};
export type ApplicationTexts = typeof applicationMessages;

export const bannerMessages = { subtitle: 'We Delivered Blazing Fast & Striking Work Solution' };

export const freshnessMessages = {
  slowShown: 'Slow connection. Showing saved jobs for now.',
  slowLoading: 'This is taking longer than usual…',
  retry: 'Retry',
  savedCopy: (age: string) => `Saved copy · updated ${age}`,
};
