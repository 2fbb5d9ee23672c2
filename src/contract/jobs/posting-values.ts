/** What a posting may say, and which form offers which (§9, where the readings disagree). */

export const employmentTypes = ['remote', 'hybrid', 'on-site'] as const;
export const workModes = ['full-time', 'part-time', 'contract'] as const;
export const modalJobTypes = ['full-time', 'part-time', 'contract', 'remote', 'hybrid'] as const;

export const postExperienceLevels = ['internship', 'fresher', '1-2years', 'morethan-2years'] as const;
export const modalExperienceLevels = ['fresher', 'junior', 'mid-level', 'senior', 'lead'] as const;

export const salaryTypes = ['hourly', 'daily', 'weekly', 'monthly', 'yearly'] as const;
/** As specified, and BDT, which this country needs. */
export const currencies = ['BDT', 'INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];
