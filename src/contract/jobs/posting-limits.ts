/** Lengths in characters and ranges of what employers send: forms and server keep the same ones. */

export const jobLimits = {
  titleChars: 150,
  /** Description, responsibilities, qualifications. */
  longTextChars: 10_000,
  workingHoursChars: 60,
  /** Items of a list: required skills, nice to have, benefits, tags. */
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

/** Both kinds of address. */
export const addressLimits = { streetChars: 200, placeChars: 100, postalCodeChars: 20 } as const;

/** An administrator's reason for a rejection. */
export const REASON_CHARS = 500;
/** Deleted rows can be brought back for this long. */
export const RESTORE_DAYS = 30;
