import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { truncate } from '#contract/text.ts';
import { toJobCardPath } from '../cards/card-text.ts';
import { toJobWords } from '../jobs/job-words.ts';
import type { Head, JobFacts, Site } from './page-facts.ts';
import { toJobPosting } from './job-posting.ts';

const MAX_DESCRIPTION = 200;

/** Until the end of the deadline's day in Bangladesh. */
const isOpen = ({ job, now }: Pick<JobFacts, 'job' | 'now'>): boolean =>
  (deadlineEndMs(job.applicationDeadline) ?? 0) >= now;

function toDescription(facts: JobFacts): string {
  const { job } = facts;
  const { place, pay, deadline } = toJobWords(job);
  const offer = [job.company.name, place].filter((part) => part !== '').join(', ');
  const end = isOpen(facts) ? `Apply by ${deadline}.` : `Closed on ${deadline}.`;
  const sentences = [offer === '' ? '' : `${offer}.`, pay === '' ? '' : `Pay: ${pay}.`, end, job.description];
  const text = sentences.filter((part) => part !== '').join(' ');
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION);
}

/** The head of a job's page; structured data only for open jobs. */
export function toJobHead(facts: JobFacts, site: Site): Head {
  const { job } = facts;
  const title = toJobTitle(job);
  return {
    title,
    description: toDescription(facts),
    path: toJobPath(job._id),
    type: 'article',
    card: { path: toJobCardPath(job, site.appName), alt: title },
    ...(isOpen(facts) && { data: toJobPosting(facts, site) }),
  };
}
