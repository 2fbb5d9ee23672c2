import { FIRST_FOUNDED_YEAR } from './companies/founded-year.ts';
import { jobLimits } from './jobs/posting.ts';

/** What schemas have against a field, by the message of their issues (field-problem.ts). */
export const fieldProblems = {
  required: (field: string) => `${field} is required.`,
  notText: (field: string) => `${field} must be text.`,
  notObject: (field: string) => `${field} must be an object.`,
  notTexts: (field: string) => `${field} must be an object of texts.`,
  notBoolean: (field: string) => `${field} must be true or false.`,
  over64: (field: string) => `${field} must be text of at most 64 characters.`,
  over256: (field: string) => `${field} must be text of at most 256 characters.`,
  oversized: (field: string) => `${field} is too long.`,
  unusable: (field: string) => `${field} holds characters that cannot be used.`,
  mixedAlphabets: (field: string) => `${field} mixes letters of different alphabets in one word.`,
  notEmail: () => 'Email must be a valid e-mail address.',
  notOneEmail: () => 'Email must be one valid e-mail address.',
  notPlainEmail: () => 'Email must be a valid e-mail address, of plain letters.',
  lettersOfEmail: () => 'Email may hold letters from a to z, digits and common signs only.',
  easyPassword: (field: string) => `${field} is too easy to guess. Please choose another one.`,
  notPhone: (field: string) => `${field} must be like 01712 345678, or begin with + and the country.`,
  notFoundedYear: () => `Founded year must be from ${FIRST_FOUNDED_YEAR} to this year.`,
  notWebsite: () => 'Website must be an address that begins with http:// or https://.',
  atInWebsite: () => 'Website must not have an @ before its name.',
  instagram: (field: string) => `${field} must be a name, or a link to instagram.com.`,
  facebook: (field: string) => `${field} must be a name, or a link to facebook.com.`,
  linkedin: (field: string) => `${field} must be a name, or a link to linkedin.com.`,
  longItem: (field: string) =>
    `${field} must not have an item of more than ${jobLimits.itemChars} characters.`,
  manyDecimals: (field: string) => `${field} must have at most 2 decimals.`,
  belowMinimum: (field: string) => `${field} must be at least as much as the minimum.`,
  notWhole: (field: string) => `${field} must be a whole number.`,
  notDate: (field: string) => `${field} must be a date.`,
  notDay: (field: string) => `${field} must be a day, as year-month-day.`,
  notId: (field: string) => `${field} must be an id.`,
  notKey: (field: string) => `${field} must be 16 to 64 letters, digits, - and _.`,
  notPushSubscription: (field: string) => `${field} is not a push subscription.`,
  incompleteLink: () => 'The link is not complete.',
};

/** What valibot's own checks report. */
export const fieldErrors = {
  missing: (field: string) => `${field} is missing.`,
  otherKind: (field: string, kind: string) => `${field} is not valid: expected ${kind}.`,
  tooLong: (field: string, most: number) => `${field} must be at most ${most} characters.`,
  tooShort: (field: string, least: number) => `${field} must be at least ${least} characters.`,
  tooManyItems: (field: string, most: number) => `${field} must be at most ${most} items.`,
  tooFewItems: (field: string, least: number) => `${field} must be at least ${least} items.`,
  tooMuch: (field: string, most: number) => `${field} must be at most ${most}.`,
  tooLittle: (field: string, least: number) => `${field} must be at least ${least}.`,
  notAmong: (field: string, choices: string) => `${field} must be one of: ${choices}.`,
  notNumber: (field: string) => `${field} must be a number.`,
  notList: (field: string) => `${field} must be a list.`,
  notTextOrList: (field: string) => `${field} must be text or a list of texts.`,
  invalid: (field: string) => `${field} is not valid.`,
};
