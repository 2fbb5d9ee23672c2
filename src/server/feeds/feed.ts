import { toJobPath } from '#contract/http/paths.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { toJobCardPath } from '../cards/card-text.ts';
import { toJobCard } from '../jobs/job-answer.ts';
import type { CardRow } from '../jobs/job-rows.ts';
import { toJobWords } from '../jobs/job-words.ts';

/** New jobs, as both forms of a feed tell them. Addresses are whole. */
export interface Feed {
  title: string;
  /** The feed itself, and the page that it is of. */
  address: string;
  page: string;
  icon: string;
  author: string;
  /** The newest job's time, ISO text. */
  updated: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  address: string;
  title: string;
  company: string;
  text: string;
  published: string;
  picture: string;
  category: string;
}

/** What an empty feed says instead of a time: it must say one, and the same as before. */
const NEVER = '1970-01-01T00:00:00.000Z';

function toEntry(row: CardRow, { origin, appName }: { origin: string; appName: string }): FeedEntry {
  const job = toJobCard(row);
  const { place, pay, deadline } = toJobWords(job);
  const facts = [job.company.name, place, pay, deadline === '' ? '' : `Apply by ${deadline}`];
  return {
    address: origin + toJobPath(job._id),
    title: toJobTitle(job),
    company: job.company.name,
    text: `${facts.filter((fact) => fact !== '').join(' · ')}\n\n${job.description}`,
    published: job.postedAt || NEVER,
    picture: origin + toJobCardPath(job, appName),
    category: job.category.name,
  };
}

interface FeedSource {
  rows: readonly CardRow[];
  title: string;
  origin: string;
  appName: string;
  /** Paths with queries. */
  path: string;
  page: string;
}

/** @param source jobs, the newest first */
export function toFeed({ rows, title, path, page, ...site }: FeedSource): Feed {
  const entries = rows.map((row) => toEntry(row, site));
  return {
    title: `${title} · ${site.appName}`,
    address: site.origin + path,
    page: site.origin + page,
    icon: `${site.origin}/icons/icon-512.png`,
    author: site.appName,
    updated: entries[0]?.published ?? NEVER,
    entries,
  };
}
