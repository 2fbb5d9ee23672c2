import { describe, expect, test } from 'vitest';
import { asksForMoney, toPostingMarks, type ReadPosting } from './posting-marks.ts';

describe('a posting that asks for money is found', () => {
  test.each([
    'Registration fee: Tk 500 (non-refundable).',
    'Selected candidates must pay a training fee of 1,500 taka before joining.',
    'Security deposit Tk. 5,000 will be refunded after six months.',
    'Security money of BDT 10,000 is required.',
    'An application fee is mandatory.',
    'Don’t miss this chance! No experience needed, registration fee 300 tk only.',
    'Salary 15,000 tk. Joining fee 1,020/- to be paid on the first day.',
    'Please send 510 tk to bKash 01712345678 to confirm your interview.',
    'bKash (personal): 01812-345678',
    'Send money to Nagad 01912345678 and WhatsApp the screenshot.',
    'You must pay Tk 2,000 for the uniform and ID card before joining.',
    'Kindly deposit 1000 BDT through Rocket for your appointment letter.',
    'Candidates have to provide a security deposit.',
    'ID card charge 250 taka',
    'Apply now. 300 tk as registration fee.',
    'File charge Tk 700 is payable by applicants.',
    'The visa processing fee is payable before the flight: 50,000 taka',
    'রেজিস্ট্রেশন ফি ৫০০ টাকা (অফেরতযোগ্য)।',
    'জামানত বাবদ ১০,০০০ টাকা জমা দিতে হবে।',
    'ফেরতযোগ্য জামানত: ৫০০০ টাকা',
    'আবেদন ফি বাবদ ২০০ টাকা বিকাশ করুন ০১৭১২৩৪৫৬৭৮ নম্বরে।',
    'নির্বাচিত প্রার্থীদের ট্রেনিং ফি দিতে হবে।',
    '৩০০ টাকা বিকাশে পাঠিয়ে ইন্টারভিউ নিশ্চিত করুন।',
    'নগদ নম্বরে ৫১০ টাকা পাঠান, তারপর আবেদনের ফরম পাবেন।',
    'বিকাশ পার্সোনাল: ০১৮১২৩৪৫৬৭৮',
    'বেতন ১৫,০০০ টাকা। যোগদানের আগে আইডি কার্ড ফি ৩৫০ টাকা লাগবে।',
    'সিকিউরিটি মানি ৫,০০০ টাকা, যা ফেরত দেওয়া হবে না।',
    'বেতন ১২ হাজার, জামানত ৩০০০ টাকা',
    'প্রশিক্ষণ ফি প্রযোজ্য',
  ])('%s', (text) => {
    expect(asksForMoney(text)).toBe(true);
  });
});

describe('an honest posting is not marked', () => {
  test.each([
    'There is no registration fee.',
    'No fee, no deposit, no training charge of any kind.',
    'We never ask for money. If anyone asks you for a registration fee of 500 tk, report it.',
    'Registration fee is not required.',
    'No registration, training or other fee is required.',
    'Training fee: free',
    'You do not have to pay any security deposit.',
    'Candidates should not pay Tk 500 to anybody for joining.',
    'Beware of fraud: our company doesn’t charge an application fee.',
    'Free of any application fee; training free of charge.',
    'Fee Collection Executive',
    'Collect registration fees of 500 tk from students and issue receipts.',
    'Fees collection: collecting training fees and handling bKash payments.',
    'Manage tenants’ security deposits, Tk 50,000 on average.',
    'Prepare security deposit and bank guarantee papers for tenders.',
    'Salary by bKash',
    'Salary will be paid through bKash or Nagad every month, 12,000 taka.',
    'We pay 500 taka a day by Nagad. Weekly payment to your bKash number.',
    'Commission 200 taka for each sale, sent to your bKash account.',
    'Nagad merchant sales officer',
    'bKash agent acquisition officer: open new merchant accounts in Mirpur.',
    'Nagad Territory Officer. Target: 30 merchants a month.',
    'Transfer money to suppliers by bKash, up to 20,000 taka a day.',
    'The company will pay the visa processing fee of 50,000 taka.',
    'Visa processing fee 20,000 taka is paid by the company.',
    'Medical allowance 1,000 taka, mobile bill 500 taka, two festival bonuses.',
    'Rocket science is not needed for this job.',
    'Send your CV to jobs@acme.com. Call 01712345678.',
    'Salary 20,000 to 25,000 taka. Free lunch, transport and uniform.',
    'Sales officers deposit the day’s sales of up to 50,000 taka at the bank.',
    'Develop payment integrations (bKash, Nagad, SSLCommerz) in Laravel.',
    'Experience with bKash API, processing fee calculation and refunds.',
    'Apply before 30 November. Interview on the same day.',
    'Pay close attention to detail; deposit slips must be correct.',
    'Earn 500 taka for each form, paid by Nagad.',
    'কোনো রেজিস্ট্রেশন ফি নেই।',
    'আবেদনের জন্য কোনো টাকা লাগবে না।',
    'জামানত ছাড়া চাকরি, প্রশিক্ষণ বিনামূল্যে।',
    'জামানত লাগবে না।',
    'আমরা কখনো বিকাশে টাকা চাই না।',
    'কেউ রেজিস্ট্রেশন ফি ৫০০ টাকা চাইলে সতর্ক থাকুন।',
    'বেতন বিকাশে দেওয়া হবে, মাসে ১২,০০০ টাকা।',
    'বিকাশ এজেন্ট ও নগদ মার্চেন্ট সেলস অফিসার',
    'গ্রাহকের কাছ থেকে জামানত ৫০০০ টাকা গ্রহণ ও হিসাব রাখা।',
    'শিক্ষার্থীদের ভর্তি ফি ২০০০ টাকা আদায় করা।',
    'জামানতবিহীন ঋণ বিতরণ ও কিস্তি আদায়।',
    'শিশুর মানসিক বিকাশ নিয়ে কাজ করতে হবে।',
    'ক্যারিয়ার বিকাশের সুযোগ, দৈনিক নগদ ৫০০ টাকা মজুরি।',
    'ট্রেনিং ফি কোম্পানি বহন করবে।',
  ])('%s', (text) => {
    expect(asksForMoney(text)).toBe(false);
  });
});

const posting = (changes: Partial<ReadPosting> = {}, company: Partial<ReadPosting['company']> = {}) =>
  toPostingMarks({
    title: 'Accountant',
    description: 'Keep the books of a shop in Dhanmondi.',
    responsibilities: '',
    educationalQualifications: '',
    benefits: [],
    applyWays: [],
    screening: [],
    salary: { min: 20_000, max: 25_000, currency: 'BDT', type: 'monthly' },
    ...changes,
    company: { name: 'Acme', email: 'jobs@acme.com', website: 'https://www.acme.com', ...company },
  });

test('text of an old Bangla font is marked, also in the company’s name', () => {
  expect(posting({ title: 'weµq cÖwZwbwa' })).toEqual(['old-font']);
  expect(posting({}, { name: 'evsjv‡`k cÖwZôvb' })).toEqual(['old-font']);
});

test('what a walk-in asks for and what is asked of applicants count as texts of the posting', () => {
  const walkIn = {
    kind: 'walkIn',
    from: '2026-12-01',
    to: '2026-12-01',
    hours: '10',
    place: 'Gate 2',
  } as const;
  const asking = 'Bring 500 taka registration fee';
  expect(posting({ applyWays: [{ ...walkIn, bring: asking }] })).toEqual(['asks-for-money']);
  expect(posting({ applyWays: [{ ...walkIn, bring: 'NID' }] })).toEqual([]);
  const question = { id: 'q', kind: 'yesNo' as const, choices: [], isRequired: true };
  expect(posting({ screening: [{ ...question, text: 'Can you pay 500 taka registration fee?' }] })).toEqual([
    'asks-for-money',
  ]);
});

test('pay of the wrong period is marked', () => {
  const salary = { min: 25_000, max: 30_000, currency: 'BDT', type: 'hourly' };
  expect(posting({ salary })).toEqual(['odd-pay']);
});

const withLink = (url: string, website = 'https://acme.com') =>
  posting({ applyWays: [{ kind: 'link', url }] }, { website });

describe('the link to apply at', () => {
  test.each([
    'https://careers.acme.com/7',
    'https://acme.com.bd/jobs',
    'https://forms.gle/abc',
    'https://docs.google.com/forms/d/1',
    'https://acme.workable.com/jobs/1',
    'https://jobs.bdjobs.com/acme',
  ])('%s says nothing against acme.com', (url) => {
    expect(withLink(url)).toEqual([]);
  });

  test('of another domain is marked, where the company has one of its own', () => {
    expect(withLink('https://acme-careers.net/apply')).toEqual(['other-domain']);
    expect(withLink('https://acme.com.evil.net')).toEqual(['other-domain']);
    expect(withLink('https://acme-careers.net/apply', 'https://www.facebook.com/acme')).toEqual([]);
  });
});

describe('the address to apply to', () => {
  test.each([
    ['jobs@acme.com', 'https://acme.com'],
    ['hr@careers.acme.com', 'https://www.acme.com/jobs'],
    ['jobs@acme.com.bd', 'http://acme.com.bd'],
    ['jobs@acme.com', 'https://www.acme.com.bd'],
    ['jobs@acme.com', 'www.acme.com'],
    ['', 'https://acme.com'],
    ['jobs@acme.com', ''],
    ['acme.jobs@gmail.com', ''],
    ['acme.jobs@gmail.com', 'https://www.facebook.com/acme'],
    ['jobs@acme.com', 'https://acme.business.site'],
    ['not an address', 'https://acme.com'],
    ['jobs@ACME.com', 'HTTPS://Acme.Com'],
    ['someone@gmail.com', 'https://gmail.com'],
  ])('%s fits %s', (email, website) => {
    expect(posting({}, { email, website })).toEqual([]);
  });

  test.each([
    ['jobs@acme-careers.com', 'https://acme.com'],
    ['jobs@acme.net', 'https://acme.com'],
    ['jobs@other.com.bd', 'https://acme.com.bd'],
    ['acme@mail.acme.com.evil.com', 'https://acme.com'],
  ])('%s is of another domain than %s', (email, website) => {
    expect(posting({}, { email, website })).toEqual(['other-domain']);
  });

  test.each([
    'acme.jobs@gmail.com',
    'acme@yahoo.com',
    'hr@hotmail.co.uk',
    'acme@outlook.com',
    'a@yahoo.co.in',
  ])('%s is of a free mail provider', (email) => {
    expect(posting({}, { email })).toEqual(['free-mail']);
  });

  test('counts in the text as well', () => {
    const description = 'Send your CV to hiring.acme@gmail.com today.';
    expect(posting({ description })).toEqual(['free-mail']);
  });
});

test('every text of a posting is read', () => {
  const fee = 'Registration fee 500 taka';
  for (const changes of [
    { title: fee },
    { description: fee },
    { responsibilities: fee },
    { educationalQualifications: fee },
    { benefits: ['Lunch', fee] },
  ]) {
    expect(posting(changes)).toEqual(['asks-for-money']);
  }
});
