import { createHash } from 'node:crypto';
import type { Job } from '#contract/jobs/job.ts';
import { toJobWords } from '../jobs/job-words.ts';

/** Pixels; the shape of link previews. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardText {
  title: string;
  company: string;
  facts: readonly string[];
}

export const CARDS_BASE = '/cards';
export const JOB_CARDS_BASE = `${CARDS_BASE}/jobs`;
/** Increment when the design changes. */
const DESIGN = 1;

type CardJob = Pick<
  Job,
  '_id' | 'title' | 'location' | 'salary' | 'applicationDeadline' | 'jobType' | 'workMode'
> & { company: { name: string } };

export function toJobCardText(job: CardJob): CardText {
  const { place, pay, deadline } = toJobWords(job);
  const facts = [pay, deadline === '' ? '' : `Apply by ${deadline}`, place].filter((fact) => fact !== '');
  return { title: job.title, company: job.company.name, facts };
}

/** The card of pages without a job. */
export const toSiteCardText = (): CardText => ({
  title: 'Find a job, even without internet',
  company: 'Jobs across Bangladesh',
  facts: ['Search, save and read jobs offline', 'Apply by e-mail, with a CV from your phone'],
});

const toVersion = (appName: string, text: CardText): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, appName, text]))
    .digest('hex')
    .slice(0, 12);

/** The card's address, which changes with its content. */
export const toJobCardPath = (job: CardJob, appName: string): string =>
  `${JOB_CARDS_BASE}/${job._id}-${toVersion(appName, toJobCardText(job))}.jpg`;

export const toSiteCardPath = (appName: string): string =>
  `${CARDS_BASE}/site-${toVersion(appName, toSiteCardText())}.jpg`;
