import { toLocalDigits } from '#contract/format.ts';
import type * as en from './messages.en.ts';

export const filterMessages: typeof en.filterMessages = {
  location: 'দেশ',
  anyLocation: 'সব দেশ',
  city: 'শহর',
  anyCity: 'সব শহর',
  jobsType: 'চাকরির ধরন',
  experienceLevel: 'অভিজ্ঞতা',
  monthlyPay: 'মাসিক বেতন, টাকায়',
  anyPay: 'যেকোনো',
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
