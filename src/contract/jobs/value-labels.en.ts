/** How types and levels read; unlisted values are shown as they are. */
export const valueLabels: Readonly<Record<string, string>> = {
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
};

export const perSalaryType: Readonly<Record<string, string>> = {
  hourly: 'an hour',
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  yearly: 'a year',
};
