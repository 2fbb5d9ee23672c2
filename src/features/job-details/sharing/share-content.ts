import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { toShareUrl, type ShareContent } from '#platform/browser/share.ts';
import { toJobCardView, type Wording } from '#presenters/job-card.ts';

/** The address of a job that everyone can open. */
export const toJobUrl = (job: Job): string => toShareUrl(toJobPath(job._id));

export interface SharedJob {
  job: Job;
  company: Company | undefined;
  now: number;
}

/** A job in a few lines, with the words of its card; what is not stated is left out. */
export function toShareContent({ job, company, now }: SharedJob, wording: Wording): ShareContent {
  const { texts } = wording;
  const named = { ...job, company: { ...job.company, name: company?.name || job.company.name } };
  const { title, companyName, place, salary, salaryPer, deadline } = toJobCardView(named, now, wording);
  const unstated = new Set(['', texts.companyUnknown, texts.noPlace, texts.noSalary]);
  const join = (parts: readonly string[], sign: string): string =>
    parts.filter((part) => !unstated.has(part)).join(sign);
  const until = deadline.date && `${texts.deadlineLabel} ${deadline.date}`;
  const lines = [
    title,
    join([companyName, place], ' · '),
    join([salary, salaryPer], ' '),
    deadline.tone === 'closed' ? texts.closed : until,
  ];
  return { title, text: join(lines, '\n'), url: toJobUrl(job) };
}
