/** The numbers of §9, each with its unit in the name. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const phoneLimits = {
  countryCode: '880',
  minLength: 11,
  maxDigits: 15,
  otpMinLength: 5,
  otpMaxLength: 6,
  resendSeconds: 60,
} as const;

/** Ours: how long codes by SMS count, those of the operators and that for unsubscribing by number. */
export const codeLifeMs = { bd_robi: HOUR_MS, applink: 5 * MINUTE_MS, stop: 10 * MINUTE_MS } as const;

/** Upper bounds on how late a change may be seen (§4, §9). */
export const pollMs = { subscriptionStatus: 5 * SECOND_MS, returnUrl: 100 } as const;

/** Window widths in CSS pixels. */
export const breakpointPx = { desktopHeader: 1350, filterSidebar: 1000 } as const;

export const textAreaRows = { long: 4, qualifications: 3, list: 2 } as const;

export const listLimits = {
  homeJobs: 6,
  pageSize: 10,
  /** Ours: jobs on a page under the data saver. */
  smallPageSize: 5,
  maxPageSize: 100,
  assumedTotalPages: 4,
  relatedJobs: 3,
  relatedTitleChars: 40,
  relatedDescriptionChars: 120,
  templateDescriptionChars: 40,
  /** Ours: the full-list form of `GET /jobs` answers with the newest this many. */
  fullListJobs: 100,
  /** Ours: descriptions in list answers are cut at this many characters. */
  listDescriptionChars: 300,
  /** Ours: matches shown under the landing search box. */
  suggestions: 6,
  searchMaxChars: 200,
  /** Ours: there is no page beyond. */
  maxPage: 999_999_999,
} as const;

/** Salary slider (§9). */
export const salaryFilter = {
  min: 0,
  max: 100_000,
  step: 50,
  defaultMin: 50,
  defaultMax: 5000,
  resetMax: 10_000,
  /** Ours: the most that may be asked for in a currency other than the slider's. */
  largest: 999_999_999,
} as const;

export const CONTACT_RESET_MS = 3000;
/** After this long, what is stored is shown with a line that says so. */
export const SLOW_ANSWER_MS = 4 * SECOND_MS;
/** Results stored on the device are shown for at most this long. */
export const STORED_RESULTS_MAX_AGE_MS = 14 * DAY_MS;
export const COPYRIGHT_YEAR = 2024;

export const uploadLimits = { jsonBytes: 1024 * 1024, logoBytes: 5 * 1024 * 1024, logoPx: 512 } as const;
