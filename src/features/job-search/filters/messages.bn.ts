import { toLocalDigits } from '#contract/format.ts';
import type * as en from './messages.en.ts';

export const filterMessages: typeof en.filterMessages = {
  location: 'কর্মস্থল',
  anyLocation: 'সব দেশ',
  city: 'শহর',
  anyCity: 'সব শহর',
  jobsType: 'চাকরির ধরন',
  experienceLevel: 'অভিজ্ঞতা',
  monthlyPay: 'মাসিক বেতন, টাকায়',
  anyPay: 'যেকোনো',
  payFrom: (thousands) => `${toLocalDigits(thousands, 'bn')} হাজার+`,
  ownPay: 'নিজে ঠিক করব',
  moreExact: 'আরও নির্দিষ্ট',
  salaryRange: 'বেতনসীমা',
  salaryFrom: (amount) => `${amount} ডলার থেকে`,
  salaryTo: (amount) => `${amount} ডলার পর্যন্ত`,
  salaryValue: (amount) => `${amount} ডলার`,
  salaryLower: 'সর্বনিম্ন বেতন',
  salaryUpper: 'সর্বোচ্চ বেতন',
  salaryInactive: 'যেকোনো বেতন। বেছে নিতে একটি বিন্দু সরান।',
  showJobs: 'চাকরি দেখুন',
  resetFilters: 'ফিল্টার মুছুন',
  close: 'বন্ধ করুন',
  showResults: (_count, shown) => `${shown}টি চাকরি দেখুন`,
  showAnyResults: 'ফলাফল দেখুন',
};
