import { formatDate, formatSalary, perSalaryType, toPlace } from '#contract/format.ts';
import type { Job } from '#contract/jobs/job.ts';

type Described = Pick<Job, 'location' | 'salary' | 'applicationDeadline' | 'jobType' | 'workMode'>;

/** A job's facts as short texts, each '' when it is not known. */
interface JobWords {
  /** "Dhaka, Bangladesh", "Remote · Bangladesh" */
  place: string;
  /** "৳30,000 – 40,000 a month" */
  pay: string;
  /** "30 Nov 2026" */
  deadline: string;
}

export const isRemote = ({ jobType, workMode }: Pick<Job, 'jobType' | 'workMode'>): boolean =>
  jobType === 'remote' || workMode === 'remote';

/** What a job is told by outside of the app: in previews of its link, on its card picture and in feeds. */
export function toJobWords(job: Described): JobWords {
  const amount = formatSalary(job.salary, 'en');
  const period = amount === '' ? '' : (perSalaryType[job.salary.type] ?? '');
  return {
    place: [isRemote(job) ? 'Remote' : '', toPlace(job.location)].filter((part) => part !== '').join(' · '),
    pay: `${amount} ${period}`.trim(),
    deadline: formatDate(job.applicationDeadline, 'en'),
  };
}
