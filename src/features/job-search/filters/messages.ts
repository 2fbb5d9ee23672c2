import { isBangla } from '#contract/build-language.ts';
import { toLocalDigits } from '#contract/format.ts';

const en = {
  location: 'Location',
  anyLocation: 'All locations',
  city: 'City',
  anyCity: 'All cities',
  choices: { jobType: 'Jobs Type', experienceLevel: 'Experience Level', postedWithin: 'Posted Within' },
  monthlyPay: 'Pay a month, in taka',
  any: 'Any',
  payFrom: (thousands: string) => `${thousands}k+`,
  ownPay: 'My range',
  moreExact: 'Custom range',
  salaryRange: 'Salary Range',
  salaryFrom: (amount: string) => `From ${amount} USD`,
  salaryTo: (amount: string) => `To ${amount} USD`,
  salaryValue: (amount: string) => `${amount} USD`,
  salaryLower: 'Lowest salary',
  salaryUpper: 'Highest salary',
  salaryInactive: 'Any salary. Drag to choose.',
  /** @param pay as "৳20,000+" */
  salaryChosen: (pay: string) => `Chosen: ${pay} a month. Drag to choose another range.`,
  showJobs: 'Show jobs',
  resetFilters: 'Reset Filters',
  close: 'Close',
  showResults: (count: number, shown: string) => (count === 1 ? 'Show 1 result' : `Show ${shown} results`),
  showAnyResults: 'Show results',
};

const bn: typeof en = {
  location: 'দেশ',
  anyLocation: 'সব দেশ',
  city: 'শহর',
  anyCity: 'সব শহর',
  choices: { jobType: 'চাকরির ধরন', experienceLevel: 'অভিজ্ঞতা', postedWithin: 'প্রকাশের সময়' },
  monthlyPay: 'মাসিক বেতন, টাকায়',
  any: 'যেকোনো',
  payFrom: (thousands) => `${toLocalDigits(thousands, 'bn')} হাজার+`,
  ownPay: 'আমার বেতনসীমা',
  moreExact: 'নিজে ঠিক করুন',
  salaryRange: 'বেতনসীমা',
  salaryFrom: (amount) => `${amount} ডলার থেকে`,
  salaryTo: (amount) => `${amount} ডলার পর্যন্ত`,
  salaryValue: (amount) => `${amount} ডলার`,
  salaryLower: 'সর্বনিম্ন বেতন',
  salaryUpper: 'সর্বোচ্চ বেতন',
  salaryInactive: 'যেকোনো বেতন। গোল চিহ্ন টেনে বেছে নিন।',
  salaryChosen: (pay) => `বেছে নেওয়া: মাসে ${pay}। অন্য সীমা নিতে গোল চিহ্ন টানুন।`,
  showJobs: 'চাকরি দেখুন',
  resetFilters: 'ফিল্টার মুছুন',
  close: 'বন্ধ করুন',
  showResults: (_count, shown) => `${shown}টি চাকরি দেখুন`,
  showAnyResults: 'ফলাফল দেখুন',
};

export const filterMessages = isBangla ? bn : en;
