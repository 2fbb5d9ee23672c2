import { isBangla } from '../build-language.ts';
import { formatNumber, toPlace } from '../format.ts';
import { toCategoryNameBn } from '../jobs/category-names.ts';
import type { JobSearch } from '../jobs/job-query.ts';
import type { Job } from '../jobs/job.ts';
import type { appPaths, BoardKind } from './paths.ts';

/** The first screens load no others. */
export const mainTitlesEn = {
  home: 'Jobs in Bangladesh, online and offline',
  jobDetails: 'Job Details',
};

export const mainTitlesBn: typeof mainTitlesEn = {
  home: 'বাংলাদেশের চাকরি, অনলাইনে ও অফলাইনে',
  jobDetails: 'চাকরির বিস্তারিত',
};

const titleTextsEn: TitleTexts = {
  board: {
    category: (name: string) => `${name} jobs`,
    city: (name: string) => `Jobs in ${name}`,
    company: (name: string) => `Jobs at ${name}`,
  },
  jobs: 'Jobs',
  inPlace: (jobs: string, place: string) => `${jobs} in ${place}`,
  page: (page: number) => `page ${page}`,
};

export const titleTextsBn: typeof titleTextsEn = {
  board: {
    category: (name) => `${toCategoryNameBn(name)} ক্যাটাগরির চাকরি`,
    city: (name) => `${name} এলাকায় চাকরি`,
    company: (name) => `${name} প্রতিষ্ঠানে চাকরি`,
  },
  jobs: 'চাকরি',
  inPlace: (jobs, place) => `${place} এলাকায় ${jobs}`,
  page: (page) => `পৃষ্ঠা ${formatNumber(page, 'bn')}`,
};

export const titleTexts = isBangla ? titleTextsBn : titleTextsEn;
export const titleTextsIn = { en: titleTextsEn, bn: titleTextsBn };

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
