import { formatDate, type Locale } from '#contract/format.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toShownPlaceIn } from '#contract/jobs/shown-place.ts';
import { toPayPartsIn } from '#contract/pay/pay-parts.ts';

const en = {
  remote: 'Remote',
  applyBy: (deadline: string) => `Apply by ${deadline}`,
  closedOn: (deadline: string) => `Closed on ${deadline}`,
};

const bn: typeof en = {
  remote: 'ঘরে বসে (রিমোট)',
  applyBy: (deadline) => `আবেদনের শেষ তারিখ ${deadline}`,
  closedOn: (deadline) => `আবেদনের সময় শেষ: ${deadline}`,
};

type Described = Pick<Job, 'location' | 'salary' | 'applicationDeadline' | 'jobType' | 'workMode'>;

/** '' for facts that the job does not have. */
interface JobWords {
  place: string;
  pay: string;
  applyBy: string;
  closedOn: string;
}

const texts = {
  en: { ...en, toShownPlace: toShownPlaceIn.en, toPayParts: toPayPartsIn.en },
  bn: { ...bn, toShownPlace: toShownPlaceIn.bn, toPayParts: toPayPartsIn.bn },
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
