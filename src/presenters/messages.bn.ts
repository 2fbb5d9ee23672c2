import { formatNumber } from '#contract/format.ts';
import { valueLabels } from '#contract/jobs/value-labels.bn.ts';
import type * as en from './messages.en.ts';

export const jobMessages: typeof en.jobMessages = {
  deadlineLabel: 'আবেদনের শেষ তারিখ:',
  deadlineShort: 'শেষ তারিখ:',
  filled: 'নিয়োগ শেষ',
  expired: 'সময় শেষ',
  similar: 'একই ধরনের চাকরি',
  closesToday: 'আজ শেষ',
  closesIn: (days) => (days === 1 ? 'আগামীকাল শেষ' : `${formatNumber(days, 'bn')} দিন বাকি`),
  /** 0 is today. */
  postedAgo: (days) => {
    if (days === 0) return 'আজ প্রকাশিত';
    return days === 1 ? 'গতকাল প্রকাশিত' : `${formatNumber(days, 'bn')} দিন আগে প্রকাশিত`;
  },
  /** The same on a card, which has no room. */
  postedAgoShort: (days) => {
    if (days === 0) return 'আজ';
    return days < 31
      ? `${formatNumber(days, 'bn')} দিন আগে`
      : `${formatNumber(Math.floor(days / 30), 'bn')} মাস আগে`;
  },
  noSalary: 'বেতন উল্লেখ নেই',
  noPlace: 'কর্মস্থল উল্লেখ নেই',
  companyUnknown: 'প্রতিষ্ঠানের নাম উল্লেখ নেই',
  valueLabels,
};

export const freshnessMessages: typeof en.freshnessMessages = {
  slowShown: 'সংযোগ ধীর। আপাতত সেভ করা চাকরি দেখানো হচ্ছে।',
  slowLoading: 'স্বাভাবিকের চেয়ে বেশি সময় লাগছে…',
  retry: 'আবার চেষ্টা করুন',
  savedCopy: (age) => `সেভ করা কপি · আপডেট ${age}`,
};
