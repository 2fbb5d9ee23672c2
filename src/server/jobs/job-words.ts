import { perSalaryType as enPeriods } from '#contract/jobs/value-labels.en.ts';
import { perSalaryType as bnPeriods } from '#contract/jobs/value-labels.bn.ts';
import { formatDate, formatSalary, type Locale } from '#contract/format.ts';
import * as enPlace from '#contract/jobs/shown-place.en.ts';
import * as bnPlace from '#contract/jobs/shown-place.bn.ts';
import type { Job } from '#contract/jobs/job.ts';
import { jobTexts as enTexts } from './job-words.en.ts';
import { jobTexts as bnTexts } from './job-words.bn.ts';

type Described = Pick<Job, 'location' | 'salary' | 'applicationDeadline' | 'jobType' | 'workMode'>;

/** Each is '' where the job does not say it. */
interface JobWords {
  place: string;
  pay: string;
  applyBy: string;
  closedOn: string;
}

const texts = {
  en: { ...enTexts, ...enPlace, periods: enPeriods },
  bn: { ...bnTexts, ...bnPlace, periods: bnPeriods },
} as const;

export const isRemote = ({ jobType, workMode }: Pick<Job, 'jobType' | 'workMode'>): boolean =>
  jobType === 'remote' || workMode === 'remote';

/** A job's facts for link previews, card pictures and feeds. */
export function toJobWords(job: Described, language: Locale): JobWords {
  const { toShownPlace, remote, pay, applyBy, closedOn, periods } = texts[language];
  const amount = formatSalary(job.salary, language);
  const deadline = formatDate(job.applicationDeadline, language);
  return {
    place: [isRemote(job) ? remote : '', toShownPlace(job.location)]
      .filter((part) => part !== '')
      .join(' · '),
    pay: amount === '' ? '' : pay(amount, periods[job.salary.type] ?? ''),
    applyBy: deadline === '' ? '' : applyBy(deadline),
    closedOn: deadline === '' ? '' : closedOn(deadline),
  };
}
