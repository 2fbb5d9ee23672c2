import type * as en from './value-labels.en.ts';

/** How types and levels read; unlisted values are shown as they are. */
export const valueLabels: typeof en.valueLabels = {
  'full-time': 'ফুল-টাইম',
  'part-time': 'পার্ট-টাইম',
  contract: 'চুক্তিভিত্তিক',
  remote: 'ঘরে বসে (রিমোট)',
  'on-site': 'কর্মস্থলে',
  hybrid: 'হাইব্রিড',
  fresher: 'নতুন (অভিজ্ঞতা লাগবে না)',
  internship: 'ইন্টার্নশিপ',
  '1-2years': '১–২ বছর',
  'morethan-2years': '২ বছরের বেশি',
  junior: 'জুনিয়র',
  'mid-level': 'মধ্যম পর্যায়',
  senior: 'সিনিয়র',
  lead: 'টিম লিড',
};

export const perSalaryType: typeof en.perSalaryType = {
  hourly: 'ঘণ্টায়',
  daily: 'দিনে',
  weekly: 'সপ্তাহে',
  monthly: 'মাসে',
  yearly: 'বছরে',
};
