/** Every value that a search may ask for (§9). Another server's value that is not listed is shown as it is. */
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

/** `1-2 years` and `1-2years` are one value, written `1-2years` on the wire. */
export function toExperienceLevel(value: string): string {
  return value.trim() === '1-2 years' ? '1-2years' : value.trim();
}

/** Extension `payCurrency` of `GET /jobs`: the currency of the bounds on pay; absent means USD. */
export const payCurrencies = ['USD', 'BDT', 'EUR', 'GBP', 'INR'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** Extension `sort` of `GET /jobs`; absent means newest (or best match while searching). */
export const jobSorts = ['newest', 'deadline', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];

/** The categories that the landing page shows (§9), by name. */
export const landingCategories = [
  'Accountancy',
  'Human Resource',
  'Project Manager',
  'Interface Design',
  'Digital Services',
  'Marketing & SEO',
  'Health & Care',
] as const;
