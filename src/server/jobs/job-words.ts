import { formatDate, type Locale } from '#contract/format.ts';
import * as enPay from '#contract/pay/pay-parts.en.ts';
import * as bnPay from '#contract/pay/pay-parts.bn.ts';
import * as enPlace from '#contract/jobs/shown-place.en.ts';
import * as bnPlace from '#contract/jobs/shown-place.bn.ts';
import type { Job } from '#contract/jobs/job.ts';
import { jobTexts as enTexts } from './job-words.en.ts';
import { jobTexts as bnTexts } from './job-words.bn.ts';

type Described = Pick<Job, 'location' | 'salary' | 'applicationDeadline' | 'jobType' | 'workMode'>;

/** '' for facts that the job does not have. */
interface JobWords {
  place: string;
  pay: string;
  applyBy: string;
  closedOn: string;
}

const texts = {
  en: { ...enTexts, ...enPlace, ...enPay },
  bn: { ...bnTexts, ...bnPlace, ...bnPay },
} as const;

export const isRemote = ({ jobType, workMode }: Pick<Job, 'jobType' | 'workMode'>): boolean =>
  jobType === 'remote' || workMode === 'remote';

/** A job's facts for link previews, card pictures and feeds. */
export function toJobWords(job: Described, language: Locale): JobWords {
  const { toShownPlace, toPayParts, remote, applyBy, closedOn } = texts[language];
  const deadline = formatDate(job.applicationDeadline, language);
  return {
    place: [isRemote(job) ? remote : '', toShownPlace(job.location)]
      .filter((part) => part !== '')
      .join(' · '),
    pay: toPayParts(job.salary)
      .filter((part) => part !== '')
      .join(' '),
    applyBy: deadline === '' ? '' : applyBy(deadline),
    closedOn: deadline === '' ? '' : closedOn(deadline),
  };
}
