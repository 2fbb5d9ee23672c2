/** Values that the forms offer (§9), and limits that forms and server share. */

export const employmentTypes = ['remote', 'hybrid', 'on-site'] as const;
export const workModes = ['full-time', 'part-time', 'contract'] as const;
export const modalJobTypes = ['full-time', 'part-time', 'contract', 'remote', 'hybrid'] as const;

export const postExperienceLevels = ['internship', 'fresher', '1-2years', 'morethan-2years'] as const;
export const modalExperienceLevels = ['fresher', 'junior', 'mid-level', 'senior', 'lead'] as const;

export const salaryTypes = ['hourly', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export const currencies = ['BDT', 'INR', 'USD', 'EUR', 'GBP'] as const;

export const jobLimits = {
  titleChars: 150,
  longTextChars: 10_000,
  workingHoursChars: 60,
  items: 50,
  itemChars: 100,
  maxAmount: 1_000_000_000,
  maxOpenings: 10_000,
} as const;

export const companyLimits = {
  nameChars: 150,
  industryChars: 100,
  foundedYearChars: 20,
  urlChars: 500,
  sizeChars: 50,
  handleChars: 200,
  phoneChars: 40,
  emailChars: 254,
  statusChars: 60,
} as const;

export const applyLimits = {
  urlChars: companyLimits.urlChars,
  hoursChars: 60,
  placeChars: 200,
  bringChars: 500,
  phoneChars: companyLimits.phoneChars,
  questions: 5,
  questionChars: 200,
  minChoices: 2,
  maxChoices: 8,
  choiceChars: 80,
} as const;

export const addressLimits = { streetChars: 200, placeChars: 100, postalCodeChars: 20 } as const;

export const REASON_CHARS = 500;
export const RESTORE_DAYS = 30;
