import { FIRST_FOUNDED_YEAR } from './companies/founded-year.ts';
import { formatNumber } from './format.ts';
import { applyLimits, jobLimits } from './jobs/posting.ts';
import type * as en from './field-errors.en.ts';

const inBangla = (count: number): string => formatNumber(count, 'bn');

export const fieldProblems: typeof en.fieldProblems = {
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
};

export const fieldErrors: typeof en.fieldErrors = {
  missing: (field) => `${field} নেই।`,
  otherKind: (field, kind) => `${field} সঠিক নয়: ${kind} হতে হবে।`,
  tooLong: (field, most) => `${field} সর্বোচ্চ ${inBangla(most)} অক্ষরের হতে পারে।`,
  tooShort: (field, least) => `${field} কমপক্ষে ${inBangla(least)} অক্ষরের হতে হবে।`,
  tooManyItems: (field, most) => `${field}: সর্বোচ্চ ${inBangla(most)}টি দিন।`,
  tooFewItems: (field, least) => `${field}: কমপক্ষে ${inBangla(least)}টি দিন।`,
  tooMuch: (field, most) => `${field} সর্বোচ্চ ${inBangla(most)} হতে পারে।`,
  tooLittle: (field, least) => `${field} কমপক্ষে ${inBangla(least)} হতে হবে।`,
  notAmong: (field, choices) => `${field} হবে এগুলোর একটি: ${choices}।`,
  notNumber: (field) => `${field} সংখ্যায় দিন।`,
  notList: (field) => `${field} তালিকা হিসেবে দিন।`,
  notTextOrList: (field) => `${field} লেখা বা লেখার তালিকা হিসেবে দিন।`,
  invalid: (field) => `${field} সঠিক নয়।`,
};
