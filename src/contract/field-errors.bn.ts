import { companyFieldNames as companyBn } from './companies/company-field-names.bn.ts';
import { companyFieldNames as companyEn } from './companies/company-field-names.en.ts';
import { jobFieldNames as jobBn } from './jobs/fields/job-field-names.bn.ts';
import { jobFieldNames as jobEn } from './jobs/fields/job-field-names.en.ts';
import { namesOf } from './rows.ts';
import type * as en from './field-errors.en.ts';

/** What the schemas of accounts, companies and jobs report, with the names of their fields. */
export const fieldErrors: typeof en.fieldErrors = {
  ...Object.fromEntries(namesOf(jobEn).map((name) => [jobEn[name], jobBn[name]])),
  ...Object.fromEntries(namesOf(companyEn).map((name) => [companyEn[name], companyBn[name]])),
  Email: 'ইমেইল',
  Password: 'পাসওয়ার্ড',
  'Current password': 'এখনকার পাসওয়ার্ড',
  'New password': 'নতুন পাসওয়ার্ড',
  'Mobile number': 'মোবাইল নম্বর',
  'First name': 'নামের প্রথম অংশ',
  'Last name': 'নামের শেষ অংশ',
  'Social media': 'সোশ্যাল মিডিয়া',
  Address: 'ঠিকানা',
  'The company': 'প্রতিষ্ঠান',
  Reason: 'কারণ',

  'Email must be a valid e-mail address.': 'সঠিক ইমেইল ঠিকানা দিন।',
  'Email must be one valid e-mail address.': 'একটি সঠিক ইমেইল ঠিকানা দিন।',
  'Email must be a valid e-mail address, of plain letters.': 'ইংরেজি অক্ষরে সঠিক ইমেইল ঠিকানা দিন।',
  'Email may hold letters from a to z, digits and common signs only.':
    'ইমেইলে শুধু a থেকে z অক্ষর, সংখ্যা ও সাধারণ চিহ্ন দিন।',
  '{field} must be like 01712 345678, or begin with + and the country.':
    '{field} দিন ০১৭১২ ৩৪৫৬৭৮ এভাবে, অথবা + ও দেশের কোড দিয়ে।',
  'Founded year must be from {#first} to this year.': 'প্রতিষ্ঠার সাল {#first} থেকে এ বছরের মধ্যে দিন।',
  'Website must be an address that begins with http:// or https://.':
    'ওয়েবসাইটের ঠিকানা http:// বা https:// দিয়ে শুরু হতে হবে।',
  'Website must not have an @ before its name.': 'ওয়েবসাইটের নামের আগে @ থাকতে পারবে না।',
  'removeLogo must be true or false.': 'removeLogo হবে true অথবা false।',
  'Maximum salary must be at least as much as the minimum.': 'সর্বোচ্চ বেতন সর্বনিম্নের চেয়ে কম হতে পারে না।',
  'Application deadline must be a date.': 'আবেদনের শেষ তারিখ হিসেবে একটি সঠিক তারিখ দিন।',
  'Application deadline must not be in the past.': 'আবেদনের শেষ তারিখ আজকের আগের হতে পারে না।',
  'Application deadline must be at most {#months} months ahead.':
    'আবেদনের শেষ তারিখ আজ থেকে {#months} মাসের মধ্যে দিন।',

  'tel must be text of at most 64 characters.': 'tel সর্বোচ্চ ৬৪ অক্ষরের লেখা হতে হবে।',
  '{field} must be text of at most 256 characters.': '{field} সর্বোচ্চ ২৫৬ অক্ষরের লেখা হতে হবে।',
  'The link is not complete.': 'লিংকটি অসম্পূর্ণ।',
  '{field} must be a day, as year-month-day.': '{field} দিন বছর-মাস-দিন হিসেবে।',
  '{field} is missing.': '{field} নেই।',
  '{field} is not valid: expected {kind}.': '{field} সঠিক নয়: {kind} হতে হবে।',
  Text: 'লেখা',
  Key: 'কী',
  '{field} must be 16 to 64 letters, digits, - and _.': '{field}: ১৬ থেকে ৬৪টি অক্ষর, সংখ্যা, - ও _ দিন।',
  '{field} must be a name, or a link to {network}.com.': '{field}: শুধু নাম, অথবা {network}.com-এর লিংক দিন।',
  '{field} is required.': '{field} দিন।',
  '{field} must be text.': '{field} লেখা হিসেবে দিন।',
  '{field} must be an object.': '{field} একটি অবজেক্ট হিসেবে দিন।',
  '{field} must be a list.': '{field} তালিকা হিসেবে দিন।',
  '{field} must be text or a list of texts.': '{field} লেখা বা লেখার তালিকা হিসেবে দিন।',
  '{field} must be a number.': '{field} সংখ্যায় দিন।',
  '{field} must be a whole number.': '{field} পূর্ণ সংখ্যায় দিন।',
  '{field} must have at most 2 decimals.': '{field}: দশমিকের পরে সর্বোচ্চ ২টি সংখ্যা দিন।',
  '{field} must be at least as much as the minimum.': '{field} সর্বনিম্নের চেয়ে কম হতে পারে না।',
  '{field} must be a date.': '{field}: একটি সঠিক তারিখ দিন।',
  '{field} must be a valid e-mail address, of plain letters.': '{field}: ইংরেজি অক্ষরে সঠিক ইমেইল ঠিকানা দিন।',
  '{field} must be at least {#least} characters.': '{field} কমপক্ষে {#least} অক্ষরের হতে হবে।',
  '{field} must be at most {#most} characters.': '{field} সর্বোচ্চ {#most} অক্ষরের হতে পারে।',
  '{field} must be at least {#least} items.': '{field}: কমপক্ষে {#least}টি দিন।',
  '{field} must be at most {#most} items.': '{field}: সর্বোচ্চ {#most}টি দিন।',
  '{field} must not have an item of more than {#most} characters.':
    '{field}: একটি লেখা সর্বোচ্চ {#most} অক্ষরের হতে পারে।',
  '{field} must be at least {#least}.': '{field} কমপক্ষে {#least} হতে হবে।',
  '{field} must be at most {#most}.': '{field} সর্বোচ্চ {#most} হতে পারে।',
  '{field} must be one of: {choices}.': '{field} হবে এগুলোর একটি: {choices}।',
  '{field} is too long.': '{field} বেশি বড়।',
  '{field} is not valid.': '{field} সঠিক নয়।',
  '{field} must be an id.': '{field} একটি আইডি হতে হবে।',
  '{field} is too easy to guess. Please choose another one.': '{field} সহজে অনুমান করা যায়। অন্য একটি দিন।',
  '{field} holds characters that cannot be used.': '{field}: এমন অক্ষর আছে যা ব্যবহার করা যায় না।',
  '{field} mixes letters of different alphabets in one word.':
    '{field}: এক শব্দে ভিন্ন ভিন্ন বর্ণমালার অক্ষর আছে।',
};
