/**
 * Every value that any screen lists (§9, where the readings disagree), and which screen offers which.
 * A value from another server that is not listed here is shown as it is; it is never an error on read.
 */

export const jobTypes = ['full-time', 'part-time', 'contract', 'remote', 'on-site', 'hybrid'] as const;
export const filterJobTypes = ['full-time', 'part-time', 'remote', 'on-site', 'hybrid'] as const;
export const employmentTypes = ['remote', 'hybrid', 'on-site'] as const;
export const workModes = ['full-time', 'part-time', 'contract'] as const;
export const modalJobTypes = ['full-time', 'part-time', 'contract', 'remote', 'hybrid'] as const;

export const experienceLevels = [
  'fresher',
  'internship',
  '1-2years',
  'morethan-2years',
  'junior',
  'mid-level',
  'senior',
  'lead',
] as const;
export const filterExperienceLevels = ['fresher', 'internship', '1-2years', 'morethan-2years'] as const;
export const postExperienceLevels = ['internship', 'fresher', '1-2years', 'morethan-2years'] as const;
export const modalExperienceLevels = ['fresher', 'junior', 'mid-level', 'senior', 'lead'] as const;

/** `1-2 years` and `1-2years` are one value, written `1-2years` on the wire. */
export function toExperienceLevel(value: string): string {
  return value.trim() === '1-2 years' ? '1-2years' : value.trim();
}

export const salaryTypes = ['hourly', 'daily', 'weekly', 'monthly', 'yearly'] as const;
/** As specified, and BDT, which this country needs. */
export const currencies = ['BDT', 'INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

export const filterCountries = ['Bangladesh', 'Sri Lanka', 'India'] as const;
export const landingCategories = [
  'Accountancy',
  'Human Resource',
  'Project Manager',
  'Interface Design',
  'Digital Services',
  'Marketing & SEO',
  'Health & Care',
] as const;

/** Extension `sort` of `GET /jobs`; absent means newest (or best match while searching). */
export const jobSorts = ['newest', 'deadline', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];
