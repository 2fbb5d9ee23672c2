import type { BoardKind } from '../jobs/board-paths.ts';
import type { Job } from '../jobs/job.ts';
import type { JobSearch } from '../jobs/job-query.ts';
import type { appPaths } from './paths.ts';
import { toPlace } from '../format.ts';

export type NamedScreen = Exclude<keyof typeof appPaths, 'jobs'>;

/** Titles without the product's name. */
export const pageTitles = {
  home: 'Jobs in Bangladesh, online and offline',
  jobDetails: 'Job Details',
  postJob: 'Post a Job',
  createCompany: 'Company Information Form',
  profile: 'User Profile',
  cv: 'Create Your Resume',
  cvBuilder: 'Your CVs',
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

/** "Jobs in Dhaka": the title of a board. */
export function toBoardTitle(kind: BoardKind, name: string): string {
  if (kind === 'category') return `${name} jobs`;
  return kind === 'city' ? `Jobs in ${name}` : `Jobs at ${name}`;
}

const toCityName = (city: string): string =>
  /^[a-z\d-]+$/.test(city)
    ? city.replaceAll(
        /(^|-)([a-z])/g,
        (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
      )
    : city;

const isId = (category: string): boolean => /^[\da-f]{24}$/.test(category);

/** "Accountancy jobs in Bangladesh: auditor, page 2"; a category's id gives no name. */
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
