import { jobChoiceNames, jobChoices } from '#contract/jobs/fields/job-fields.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { toRecord } from '#contract/rows.ts';
import { toEditValues } from '../edit/edit-rules.ts';
import type { PostValues } from '../job-fields.ts';
import { emptyPost } from '../post-request.ts';

const oneOf = (values: readonly string[], ...wanted: string[]): string =>
  wanted.find((value) => values.includes(value)) ?? '';

/** "9:05 PM" as "21:05"; '' for anything else. */
function toTime(text: string): string {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d{2})\s*(am|pm)\s*$/i.exec(text) ?? [];
  if (hours === undefined || minutes === undefined || half === undefined) return '';
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A new posting copied from an old job, without its deadline and the days of a walk-in. */
export function toCopiedPost(job: OwnJob): PostValues {
  const { tags: _tags, workingHours, ...values } = toEditValues(job);
  const [start = '', end = ''] = workingHours.split(/\s-\s/);
  return {
    ...emptyPost,
    ...values,
    currency: job.salary.currency || emptyPost.currency,
    bonus: job.salary.bonus === 0 ? '' : values.bonus,
    ...toRecord(jobChoiceNames, (name) => oneOf(jobChoices[name].post, job[name])),
    // Older postings may have the value of one in the other's field.
    jobType: oneOf(jobChoices.jobType.post, job.jobType, job.workMode),
    workMode: oneOf(jobChoices.workMode.post, job.workMode, job.jobType),
    startTime: toTime(start),
    endTime: toTime(end),
    deadline: '',
    walkInFrom: '',
    walkInTo: '',
  };
}
