import { createHash } from 'node:crypto';
import type { Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { headTexts } from './head-texts.ts';

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

/** The deployment's name, and the language of the card. */
export interface CardSite {
  appName: string;
  language: Locale;
}

export function toJobCardText(job: CardJob, language: Locale): CardText {
  const { place, pay, applyBy } = toJobWords(job, language);
  const facts = [pay, applyBy, place].filter((fact) => fact !== '');
  return { title: job.title, company: job.company.name, facts };
}

/** The card of pages without a job. */
export const toSiteCardText = (language: Locale): CardText => headTexts[language].card;

const toVersion = (appName: string, text: CardText): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, appName, text]))
    .digest('hex')
    .slice(0, 12);

/** The card's address, which changes with its content. */
export const toJobCardPath = (job: CardJob, { appName, language }: CardSite): string =>
  toLocalPath(
    `${JOB_CARDS_BASE}/${job._id}-${toVersion(appName, toJobCardText(job, language))}.jpg`,
    language,
  );

export const toSiteCardPath = ({ appName, language }: CardSite): string =>
  toLocalPath(`${CARDS_BASE}/site-${toVersion(appName, toSiteCardText(language))}.jpg`, language);
