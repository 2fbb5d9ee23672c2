import { isBangla } from '#contract/build-language.ts';
import { formatNumber, toLocalDigits } from '#contract/format.ts';

const jobSearchMessagesEn = {
  pageTitle: 'Jobs',
  heading: 'One Search Hundreds of Jobs',
  searchLabel: 'Search jobs',
  searchPlaceholder: 'Job title, keywords',
  findJobs: 'Find Jobs',
  filters: 'Filters',
  activeWord: 'active',
  category: 'Category',
  anyCategory: 'All categories',
  type: 'Type',
  anyType: 'Any type',
  types: (count: number) => `${count} types`,
  pay: 'Pay a month',
  anyPay: 'Any pay',
  payFrom: (thousands: string) => `${thousands}k+ taka`,
  ownPay: 'My pay range',
  sortBy: 'Sort by',
  downloadSearch: 'Save offline',
  sort: { best: 'Best match', newest: 'Newest', deadline: 'Deadline', salary: 'Salary' },
  results: 'Jobs found',
  loading: 'Loading jobs',
  failedJobs: 'Failed to fetch jobs',
  failedCategories: 'Failed to fetch categories',
  offlineText: 'This device has no open jobs to show offline.',
  unsearchedText: 'Could not search the jobs on this device.',
  filtersFailed: 'Could not load the filters.',
  failedText: 'Your search and filters are safe.',
  beforeLine: 'Showing your last results.',
};

const jobSearchMessagesBn: typeof jobSearchMessagesEn = {
  pageTitle: 'চাকরি',
  heading: 'এক খোঁজে শত শত চাকরি',
  searchLabel: 'কী চাকরি খুঁজছেন?',
  searchPlaceholder: 'পদ বা কাজের নাম',
  findJobs: 'চাকরি খুঁজুন',
  filters: 'ফিল্টার',
  activeWord: 'চালু',
  category: 'ক্যাটাগরি',
  anyCategory: 'সব ক্যাটাগরি',
  type: 'ধরন',
  anyType: 'যেকোনো ধরন',
  types: (count) => `${formatNumber(count, 'bn')}টি ধরন`,
  pay: 'মাসিক বেতন',
  anyPay: 'যেকোনো বেতন',
  payFrom: (thousands) => `${toLocalDigits(thousands, 'bn')} হাজার টাকা+`,
  ownPay: 'আমার বেতনসীমা',
  sortBy: 'সাজান',
  downloadSearch: 'অফলাইনে সেভ করুন',
  sort: { best: 'সবচেয়ে বেশি মিল', newest: 'নতুন আগে', deadline: 'শেষ তারিখ', salary: 'বেতন' },
  results: 'পাওয়া চাকরি',
  loading: 'চাকরি লোড হচ্ছে',
  failedJobs: 'চাকরি আনা যায়নি',
  failedCategories: 'ক্যাটাগরি আনা যায়নি',
  offlineText: 'অফলাইনে দেখানোর মতো চলতি চাকরি এই ডিভাইসে নেই।',
  unsearchedText: 'এই ডিভাইসের চাকরিগুলো খুঁজে দেখা যায়নি।',
  filtersFailed: 'ফিল্টার লোড হয়নি।',
  failedText: 'আপনার খোঁজ ও ফিল্টার ঠিক আছে।',
  beforeLine: 'আপনার শেষ ফলাফল দেখানো হচ্ছে।',
};

export const jobSearchMessages = isBangla ? jobSearchMessagesBn : jobSearchMessagesEn;
export const jobSearchMessagesIn = { en: jobSearchMessagesEn, bn: jobSearchMessagesBn };

const shownMessagesEn = {
  showing: (range: string, total: string) => `Showing ${range} of ${total} Results`,
  showingAbout: (range: string, total: string) => `Showing ${range} of about ${total} Results`,
  noResults: 'No Results',
  apply: 'Apply',
  applyTo: (title: string) => `Apply: ${title}`,
};

const shownMessagesBn: typeof shownMessagesEn = {
  showing: (range, total) => `${total}টির মধ্যে ${range} দেখানো হচ্ছে`,
  showingAbout: (range, total) => `প্রায় ${total}টির মধ্যে ${range} দেখানো হচ্ছে`,
  noResults: 'কোনো চাকরি পাওয়া যায়নি',
  apply: 'আবেদন করুন',
  applyTo: (title) => `আবেদন করুন: ${title}`,
};

export const shownMessages = isBangla ? shownMessagesBn : shownMessagesEn;
export const shownMessagesIn = { en: shownMessagesEn, bn: shownMessagesBn };
