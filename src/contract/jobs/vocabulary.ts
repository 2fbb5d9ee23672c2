/** Values that a search may ask for (§9); unknown values of other servers are shown as they are. */
export const jobTypes = ['full-time', 'part-time', 'contract', 'remote', 'on-site', 'hybrid'] as const;

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

/** Of the job list's filters (§9). */
export const filterJobTypes = ['full-time', 'part-time', 'remote', 'on-site', 'hybrid'] as const;
export const filterExperienceLevels = ['fresher', 'internship', '1-2years', 'morethan-2years'] as const;
export const filterCountries = ['Bangladesh', 'Sri Lanka', 'India'] as const;

/** `1-2 years` is `1-2years` on the wire. */
export function toExperienceLevel(value: string): string {
  return value.trim() === '1-2 years' ? '1-2years' : value.trim();
}

/** Extension of `GET /jobs`: the currency of the pay bounds; absent means USD. */
export const payCurrencies = ['USD', 'BDT', 'EUR', 'GBP', 'INR'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** Extension of `GET /jobs`; absent means newest, or best match while searching. */
export const jobSorts = ['newest', 'deadline', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];

export const landingCategories = [
  'Accountancy',
  'Human Resource',
  'Project Manager',
  'Interface Design',
  'Digital Services',
  'Marketing & SEO',
  'Health & Care',
] as const;
