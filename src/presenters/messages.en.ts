import { valueLabels } from '#contract/jobs/value-labels.en.ts';

export const jobMessages = {
  deadlineLabel: 'Deadline:',
  /** On a card, which has less room. */
  deadlineShort: 'Deadline:',
  filled: 'Filled',
  expired: 'Closed',
  /** In place of the Apply button of a closed job. */
  similar: 'See similar jobs',
  closesToday: 'Closes today',
  closesIn: (days: number) => (days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`),
  /** 0 is today. */
  postedAgo: (days: number) => {
    if (days === 0) return 'Posted today';
    return days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`;
  },
  /** The same on a card, which has no room. */
  postedAgoShort: (days: number) => {
    if (days === 0) return 'Today';
    return days < 31 ? `${days}d ago` : `${Math.floor(days / 30)}mo ago`;
  },
  noSalary: 'Salary not given',
  noPlace: 'Location not given',
  companyUnknown: 'Company not given',
  valueLabels,
};
export type JobTexts = typeof jobMessages;

export const freshnessMessages = {
  slowShown: 'Slow connection. Showing saved jobs for now.',
  slowLoading: 'This is taking longer than usual…',
  retry: 'Retry',
  savedCopy: (age: string) => `Saved copy · updated ${age}`,
};
