import { perSalaryType } from '#contract/format.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of a job wherever one is shown. Vocabulary values that are not listed are shown as they are. */
export interface JobTexts {
  deadlineLabel: string;
  closed: string;
  closesToday: string;
  closesIn: (days: number) => string;
  /** How long ago it was posted, in a word or two; 0 is today. */
  postedAgo: (days: number) => string;
  /** Before that, for screen readers. */
  posted: string;
  noSalary: string;
  noPlace: string;
  companyUnknown: string;
  perSalaryType: Readonly<Record<string, string>>;
  chip: Readonly<Record<string, string>>;
}

export const jobMessages = createCatalogue<JobTexts>({
  en: {
    deadlineLabel: 'Deadline:',
    closed: 'Closed',
    closesToday: 'Closes today',
    closesIn: (days: number) => (days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`),
    postedAgo: (days: number) => {
      if (days === 0) return 'Today';
      return days < 31 ? `${days}d ago` : `${Math.floor(days / 30)}mo ago`;
    },
    posted: 'Posted',
    noSalary: 'Salary not stated',
    noPlace: 'Place not stated',
    companyUnknown: 'Company not named',
    perSalaryType,
    chip: {
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
    },
  },
});
