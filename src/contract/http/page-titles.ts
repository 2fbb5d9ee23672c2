import type { BoardKind } from '../jobs/board-paths.ts';
import type { Job } from '../jobs/job.ts';
import type { JobSearch } from '../jobs/job-query.ts';
import type { appPaths } from './paths.ts';
import { toPlace } from '../format.ts';

/** A screen whose title is always the same. */
export type NamedScreen = Exclude<keyof typeof appPaths, 'jobs'>;

/** Titles of pages, without the product's name: server and app name a page alike. */
export const pageTitles = {
  home: 'Jobs in Bangladesh, online and offline',
  /** While no job is known. */
  jobDetails: 'Job Details',
  postJob: 'Post a Job',
  createCompany: 'Company Information Form',
  profile: 'User Profile',
  cv: 'Create Your Resume',
  userInfo: 'Personal Information',
  userJobs: 'Posted Jobs List',
  companiesList: 'Your Companies',
  contact: 'Contact Us',
  about: 'About Us',
  faq: 'FAQ',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  products: 'Products/Service',
  signIn: 'Sign in',
  register: 'Register',
  savedJobs: 'Saved jobs',
  storage: 'Storage and data',
  accountSettings: 'Account settings',
  notFound: 'Page not found',
} as const satisfies Record<NamedScreen | 'notFound', string>;

/** The window's title. */
export const toWindowTitle = (title: string, appName: string): string => `${title} · ${appName}`;

/** "Driver, Meghna Foods". */
export const toJobTitle = ({ title, company }: Pick<Job, 'title' | 'company'>): string =>
  company.name === '' ? title : `${title}, ${company.name}`;

/** Of the open jobs of a category, a city or a company: "Jobs in Dhaka". */
export function toBoardTitle(kind: BoardKind, name: string): string {
  if (kind === 'category') return `${name} jobs`;
  return kind === 'city' ? `Jobs in ${name}` : `Jobs at ${name}`;
}

/** A city as an address has it, to read. */
const toCityName = (city: string): string =>
  /^[a-z\d-]+$/.test(city)
    ? city.replaceAll(
        /(^|-)([a-z])/g,
        (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
      )
    : city;

const isId = (category: string): boolean => /^[\da-f]{24}$/.test(category);

/** "Accountancy jobs in Bangladesh: auditor, page 2", of the address alone: an id does not name its category. */
export function toListTitle({ search, category, country, city, page = 1 }: JobSearch): string {
  const jobs = category === undefined || isId(category) ? 'Jobs' : `${category} jobs`;
  const place = toPlace({ city: toCityName(city ?? ''), country: country ?? '' });
  return [
    jobs,
    place === '' ? '' : ` in ${place}`,
    search === undefined ? '' : `: ${search}`,
    page === 1 ? '' : `, page ${page}`,
  ].join('');
}
