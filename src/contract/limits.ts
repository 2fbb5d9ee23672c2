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

/** Ours: how long codes by SMS are valid. */
export const codeLifeMs = { bd_robi: HOUR_MS, applink: 5 * MINUTE_MS, stop: 10 * MINUTE_MS } as const;

export const pollMs = { subscriptionStatus: 5 * SECOND_MS, returnUrl: 100 } as const;

export const breakpointPx = { desktopHeader: 1350, panes: 1100, filterSidebar: 1000 } as const;

export const textAreaRows = { long: 4, qualifications: 3, list: 2 } as const;

export const listLimits = {
  homeJobs: 6,
  /** Ours: of the start page's jobs that close first. */
  closingJobs: 3,
  pageSize: 10,
  /** Ours: the page size under the data saver. */
  smallPageSize: 5,
  maxPageSize: 100,
  assumedTotalPages: 4,
  relatedJobs: 3,
  relatedTitleChars: 40,
  relatedDescriptionChars: 120,
  templateDescriptionChars: 40,
  fullListJobs: 100,
  listDescriptionChars: 300,
  suggestions: 6,
  searchMaxChars: 200,
  /** Of a category, city or country that is asked for. */
  nameMaxChars: 100,
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
  /** Ours: least pay to choose from, in taka a month. */
  presets: [10_000, 20_000, 40_000, 80_000],
  largest: 999_999_999,
} as const;

export const CONTACT_RESET_MS = 3000;
/** After this long stored data is shown, with a note. */
export const SLOW_ANSWER_MS = 4 * SECOND_MS;
export const STORED_RESULTS_MAX_AGE_MS = 14 * DAY_MS;
export const COPYRIGHT_YEAR = 2024;

export const uploadLimits = { jsonBytes: 1024 * 1024, logoBytes: 5 * 1024 * 1024, logoPx: 512 } as const;
