/**
 * Every value that a search may ask for (§9, where the readings disagree); what screens offer stands beside
 * them, as no start waits for it. A value from another server that is not listed is shown as it is; it is never an
 * error on read.
 */

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

/** Extension `payCurrency` of `GET /jobs`: what the bounds on pay are in; absent means USD, as the slider's label says. */
export const payCurrencies = ['USD', 'BDT', 'EUR', 'GBP', 'INR'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** Extension `sort` of `GET /jobs`; absent means newest (or best match while searching). */
export const jobSorts = ['newest', 'deadline', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];
