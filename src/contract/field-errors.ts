import type { BaseIssue } from 'valibot';
import { FIRST_FOUNDED_YEAR } from './companies/company-form.ts';
import { applyLimits, jobLimits } from './jobs/posting.ts';
import { formatNumber } from './format.ts';

/** What schemas have against a field, by the code of their issues (field-problem.ts). */
const fieldProblemsEn = {
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
  notLink: (field: string) => `${field} must be an address that begins with http:// or https://.`,
  brokenLink: (field: string) => `${field} has a space or another sign that no web address has there.`,
  beforeFirstDay: (field: string) => `${field} must not be before the first day.`,
  repeated: (field: string) => `${field} must not name the same thing twice.`,
  fewChoices: (field: string) => `${field}: give at least ${applyLimits.minChoices}.`,
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
  notApplicationKey: (field: string) => `${field} must be 32 digits and letters from a to f.`,
  notPushSubscription: (field: string) => `${field} is not a push subscription.`,
  incompleteLink: () => 'The link is not complete.',
  tooLong: (field: string, most: number) => `${field} must be at most ${most} characters.`,
  tooShort: (field: string, least: number) => `${field} must be at least ${least} characters.`,
  tooManyItems: (field: string, most: number) => `${field} must be at most ${most} items.`,
  tooFewItems: (field: string, least: number) => `${field} must be at least ${least} items.`,
  tooMuch: (field: string, most: number) => `${field} must be at most ${most}.`,
  tooLittle: (field: string, least: number) => `${field} must be at least ${least}.`,
};

const inBangla = (count: number): string => formatNumber(count, 'bn');

const fieldProblemsBn: typeof fieldProblemsEn = {
  required: (field) => `${field} দিন।`,
  notText: (field) => `${field} লেখা হিসেবে দিন।`,
  notObject: (field) => `${field} একটি অবজেক্ট হিসেবে দিন।`,
  notTexts: (field) => `${field} লেখার একটি অবজেক্ট হিসেবে দিন।`,
  notBoolean: (field) => `${field} হবে true অথবা false।`,
  over64: (field) => `${field} সর্বোচ্চ ৬৪ অক্ষরের লেখা হতে হবে।`,
  over256: (field) => `${field} সর্বোচ্চ ২৫৬ অক্ষরের লেখা হতে হবে।`,
  oversized: (field) => `${field} বেশি বড়।`,
  unusable: (field) => `${field}: এমন অক্ষর আছে যা ব্যবহার করা যায় না।`,
  mixedAlphabets: (field) => `${field}: এক শব্দে ভিন্ন ভিন্ন বর্ণমালার অক্ষর আছে।`,
  notEmail: () => 'সঠিক ইমেইল ঠিকানা দিন।',
  notOneEmail: () => 'একটি সঠিক ইমেইল ঠিকানা দিন।',
  notPlainEmail: () => 'ইংরেজি অক্ষরে সঠিক ইমেইল ঠিকানা দিন।',
  lettersOfEmail: () => 'ইমেইলে শুধু a থেকে z অক্ষর, সংখ্যা ও সাধারণ চিহ্ন দিন।',
  easyPassword: (field) => `${field} সহজে অনুমান করা যায়। অন্য একটি দিন।`,
  notPhone: (field) => `${field} দিন ০১৭১২ ৩৪৫৬৭৮ এভাবে, অথবা + ও দেশের কোড দিয়ে।`,
  notFoundedYear: () => `প্রতিষ্ঠার সাল ${inBangla(FIRST_FOUNDED_YEAR)} থেকে এ বছরের মধ্যে দিন।`,
  notLink: (field) => `${field} http:// বা https:// দিয়ে শুরু হতে হবে।`,
  brokenLink: (field) => `${field}: ফাঁকা জায়গা বা এমন চিহ্ন আছে যা ওয়েব ঠিকানায় থাকে না।`,
  beforeFirstDay: (field) => `${field} প্রথম দিনের আগে হতে পারে না।`,
  repeated: (field) => `${field}: একই জিনিস দুবার দেওয়া যাবে না।`,
  fewChoices: (field) => `${field}: কমপক্ষে ${inBangla(applyLimits.minChoices)}টি দিন।`,
  instagram: (field) => `${field}: শুধু নাম, অথবা instagram.com-এর লিংক দিন।`,
  facebook: (field) => `${field}: শুধু নাম, অথবা facebook.com-এর লিংক দিন।`,
  linkedin: (field) => `${field}: শুধু নাম, অথবা linkedin.com-এর লিংক দিন।`,
  longItem: (field) => `${field}: একটি লেখা সর্বোচ্চ ${inBangla(jobLimits.itemChars)} অক্ষরের হতে পারে।`,
  manyDecimals: (field) => `${field}: দশমিকের পরে সর্বোচ্চ ২টি সংখ্যা দিন।`,
  belowMinimum: (field) => `${field} সর্বনিম্নের চেয়ে কম হতে পারে না।`,
  notWhole: (field) => `${field} পূর্ণ সংখ্যায় দিন।`,
  notDate: (field) => `${field}: একটি সঠিক তারিখ দিন।`,
  notDay: (field) => `${field} দিন বছর-মাস-দিন হিসেবে।`,
  notId: (field) => `${field} একটি আইডি হতে হবে।`,
  notKey: (field) => `${field}: ১৬ থেকে ৬৪টি অক্ষর, সংখ্যা, - ও _ দিন।`,
  notApplicationKey: (field) => `${field}: a থেকে f অক্ষর ও সংখ্যা মিলিয়ে ৩২টি দিন।`,
  notPushSubscription: (field) => `${field} নোটিফিকেশনের সঠিক ঠিকানা নয়।`,
  incompleteLink: () => 'লিংকটি অসম্পূর্ণ।',
  tooLong: (field, most) => `${field} সর্বোচ্চ ${inBangla(most)} অক্ষরের হতে পারে।`,
  tooShort: (field, least) => `${field} কমপক্ষে ${inBangla(least)} অক্ষরের হতে হবে।`,
  tooManyItems: (field, most) => `${field}: সর্বোচ্চ ${inBangla(most)}টি দিন।`,
  tooFewItems: (field, least) => `${field}: কমপক্ষে ${inBangla(least)}টি দিন।`,
  tooMuch: (field, most) => `${field} সর্বোচ্চ ${inBangla(most)} হতে পারে।`,
  tooLittle: (field, least) => `${field} কমপক্ষে ${inBangla(least)} হতে হবে।`,
};

export const fieldProblems = { en: fieldProblemsEn, bn: fieldProblemsBn };

/** What the API says of wrong types. */
const fieldErrorsEn = {
  missing: (field: string) => `${field} is missing.`,
  otherKind: (field: string, kind: string) => `${field} is not valid: expected ${kind}.`,
  notAmong: (field: string, choices: string) => `${field} must be one of: ${choices}.`,
  notNumber: (field: string) => `${field} must be a number.`,
  notList: (field: string) => `${field} must be a list.`,
  notTextOrList: (field: string) => `${field} must be text or a list of texts.`,
  invalid: (field: string) => `${field} is not valid.`,
};

const fieldErrorsBn: typeof fieldErrorsEn = {
  missing: (field) => `${field} নেই।`,
  otherKind: (field, kind) => `${field} সঠিক নয়: ${kind} হতে হবে।`,
  notAmong: (field, choices) => `${field} হবে এগুলোর একটি: ${choices}।`,
  notNumber: (field) => `${field} সংখ্যায় দিন।`,
  notList: (field) => `${field} তালিকা হিসেবে দিন।`,
  notTextOrList: (field) => `${field} লেখা বা লেখার তালিকা হিসেবে দিন।`,
  invalid: (field) => `${field} সঠিক নয়।`,
};

export const fieldErrors = { en: fieldErrorsEn, bn: fieldErrorsBn };

type FieldProblem = keyof typeof fieldProblemsEn;

/** Texts by the code of a problem. @param limit of a length or an amount; NaN for other problems */
export type ProblemTexts = Readonly<Partial<Record<FieldProblem, (field: string, limit: number) => string>>>;

/** The codes of valibot's own checks, of a text or an amount, and of a list. */
const limitCodes: Readonly<Record<string, readonly [FieldProblem, FieldProblem]>> = {
  max_length: ['tooLong', 'tooManyItems'],
  min_length: ['tooShort', 'tooFewItems'],
  max_value: ['tooMuch', 'tooMuch'],
  min_value: ['tooLittle', 'tooLittle'],
};

/** The text for an issue of a schema, by its code; undefined for a code without a text, and for a wrong type. */
export function toProblemText(
  { message, type, input, requirement }: BaseIssue<unknown>,
  texts: ProblemTexts,
  field: string,
): string | undefined {
  const byCode: Readonly<Record<string, ProblemTexts[FieldProblem]>> = texts;
  const [single, list] = limitCodes[type] ?? [];
  const ofLimit = Array.isArray(input) ? list : single;
  return (byCode[message] ?? (ofLimit && byCode[ofLimit]))?.(field, Number(requirement));
}
