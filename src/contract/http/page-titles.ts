import type { BoardKind, appPaths } from './paths.ts';
import type { Job } from '../jobs/job.ts';
import type { JobSearch } from '../jobs/job-query.ts';
import { toPlace } from '../format.ts';

export type NamedScreen = Exclude<keyof typeof appPaths, 'jobs'>;

export interface TitleTexts {
  /** "Jobs in Dhaka". */
  board: Readonly<Record<BoardKind, (name: string) => string>>;
  jobs: string;
  inPlace: (jobs: string, place: string) => string;
  page: (page: number) => string;
}

/** The window's title. */
export const toWindowTitle = (title: string, appName: string): string => `${title} · ${appName}`;

/** "Driver, Meghna Foods". */
export const toJobTitle = ({ title, company }: Pick<Job, 'title' | 'company'>): string =>
  company.name === '' ? title : `${title}, ${company.name}`;

/** "coxs-bazar" as "Cox's Bazar", whose key has lost its apostrophe; other names than keys stay. */
export const toCityName = (city: string): string =>
  /^[a-z\d-]+$/.test(city)
    ? city
        .replaceAll(
          /(^|-)([a-z])/g,
          (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
        )
        .replace(/^Coxs(?= )/, "Cox's")
    : city;

const isId = (category: string): boolean => /^[\da-f]{24}$/.test(category);

/**
 * "Accountancy jobs in Bangladesh: auditor, page 2"; a category's id gives no name.
 * @param names of the search's place in the title's language, where it is written otherwise
 */
export function toListTitle(
  { search, category, country = '', city = '', page = 1 }: JobSearch,
  texts: TitleTexts,
  names: { city?: string | undefined; country?: string | undefined } = {},
): string {
  const jobs = category === undefined || isId(category) ? texts.jobs : texts.board.category(category);
  const place = toPlace({
    city: city && (names.city || toCityName(city)),
    country: country && (names.country || country),
  });
  return [
    place === '' ? jobs : texts.inPlace(jobs, place),
    search === undefined ? '' : `: ${search}`,
    page === 1 ? '' : `, ${texts.page(page)}`,
  ].join('');
}
