/** What the filters of the job list offer (§9). */

export const filterJobTypes = ['full-time', 'part-time', 'remote', 'on-site', 'hybrid'] as const;
export const filterExperienceLevels = ['fresher', 'internship', '1-2years', 'morethan-2years'] as const;
export const filterCountries = ['Bangladesh', 'Sri Lanka', 'India'] as const;
