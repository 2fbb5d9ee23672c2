import { perSalaryType } from '#contract/jobs/value-labels.en.ts';
import { formatDate, formatSalary, toPlace } from '#contract/format.ts';
import type { Job } from '#contract/jobs/job.ts';

type Described = Pick<Job, 'location' | 'salary' | 'applicationDeadline' | 'jobType' | 'workMode'>;

interface JobWords {
  place: string;
  pay: string;
  deadline: string;
}

export const isRemote = ({ jobType, workMode }: Pick<Job, 'jobType' | 'workMode'>): boolean =>
  jobType === 'remote' || workMode === 'remote';

/** A job's facts for link previews, card pictures and feeds. */
export function toJobWords(job: Described): JobWords {
  const amount = formatSalary(job.salary, 'en');
  const period = amount === '' ? '' : (perSalaryType[job.salary.type] ?? '');
  return {
    place: [isRemote(job) ? 'Remote' : '', toPlace(job.location)].filter((part) => part !== '').join(' · '),
    pay: `${amount} ${period}`.trim(),
    deadline: formatDate(job.applicationDeadline, 'en'),
  };
}
