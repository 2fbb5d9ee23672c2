/** How types and levels read; unlisted values are shown as they are. */
export const valueLabelsEn: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  remote: 'Remote',
  'on-site': 'On-site',
  hybrid: 'Hybrid',
  fresher: 'Fresher',
  internship: 'Internship',
  '1-2years': '1–2 years',
  'morethan-2years': 'More than 2 years',
  junior: 'Junior',
  'mid-level': 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  today: 'Posted today',
  '3days': 'Last 3 days',
  '7days': 'Last 7 days',
};

export const valueLabelsBn: typeof valueLabelsEn = {
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
  today: 'আজ প্রকাশিত',
  '3days': 'গত ৩ দিনে',
  '7days': 'গত ৭ দিনে',
};

export const valueLabels = { en: valueLabelsEn, bn: valueLabelsBn };

export const perSalaryTypeEn: Readonly<Record<string, string>> = {
  hourly: 'an hour',
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  yearly: 'a year',
};

export const perSalaryTypeBn: typeof perSalaryTypeEn = {
  hourly: 'ঘণ্টায়',
  daily: 'দিনে',
  weekly: 'সপ্তাহে',
  monthly: 'মাসে',
  yearly: 'বছরে',
};
