import { isBangla } from '#contract/build-language.ts';
import { formatNumber } from '#contract/format.ts';
import { valueLabelsBn, valueLabelsEn } from '#contract/jobs/value-labels.ts';

const jobMessagesEn = {
  deadlineLabel: 'Deadline:',
  /** On a card, which has less room. */
  deadlineShort: 'Deadline:',
  filled: 'Filled',
  expired: 'Closed',
  /** In place of the Apply button of a closed job. */
  similar: 'See similar jobs',
  closesToday: 'Closes today',
  closesIn: (days: number) => (days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`),
  /** 0 is today. */
  postedAgo: (days: number) => {
    if (days === 0) return 'Posted today';
    return days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`;
  },
  /** The same on a card, which has no room. */
  postedAgoShort: (days: number) => {
    if (days === 0) return 'Today';
    return days < 31 ? `${days}d ago` : `${Math.floor(days / 30)}mo ago`;
  },
  noSalary: 'Salary not given',
  noPlace: 'Location not given',
  companyUnknown: 'Company not given',
  valueLabels: valueLabelsEn,
};

const jobMessagesBn: typeof jobMessagesEn = {
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
  valueLabels: valueLabelsBn,
};

export const jobMessages = isBangla ? jobMessagesBn : jobMessagesEn;

export type JobTexts = typeof jobMessagesEn;

const freshnessMessagesEn = {
  slowShown: 'Slow connection. Showing saved jobs for now.',
  slowLoading: 'This is taking longer than usual…',
  /** A part of the page whose code did not load. */
  partNotLoaded: 'This did not load. Connect to the internet and try again.',
  retry: 'Retry',
  savedCopy: (age: string) => `Saved copy · updated ${age}`,
};

const freshnessMessagesBn: typeof freshnessMessagesEn = {
  slowShown: 'সংযোগ ধীর। আপাতত সেভ করা চাকরি দেখানো হচ্ছে।',
  slowLoading: 'স্বাভাবিকের চেয়ে বেশি সময় লাগছে…',
  partNotLoaded: 'লোড হয়নি। ইন্টারনেট চালু করে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
  savedCopy: (age) => `সেভ করা কপি · আপডেট ${age}`,
};

export const freshnessMessages = isBangla ? freshnessMessagesBn : freshnessMessagesEn;

const bookmarkMessagesEn = {
  save: (title: string) => `Save for offline reading: ${title}`,
  saveShort: 'Save',
  savedShort: 'Saved',
};

const bookmarkMessagesBn: typeof bookmarkMessagesEn = {
  save: (title) => `অফলাইনে পড়তে সেভ করুন: ${title}`,
  saveShort: 'সেভ করুন',
  savedShort: 'সেভ করা',
};

export const bookmarkMessages = isBangla ? bookmarkMessagesBn : bookmarkMessagesEn;
export const bookmarkMessagesIn = { en: bookmarkMessagesEn, bn: bookmarkMessagesBn };
