import { formatNumber } from '../format.ts';
import { toCategoryName } from '../jobs/category-names.bn.ts';
import { toPlaceName } from '../jobs/place-names.bn.ts';
import type * as en from './page-titles.en.ts';

/** Titles without the product's name. */
export const pageTitles: typeof en.pageTitles = {
  home: 'বাংলাদেশের চাকরি, অনলাইনে ও অফলাইনে',
  jobDetails: 'চাকরির বিস্তারিত',
  postJob: 'নিয়োগ বিজ্ঞপ্তি দিন',
  createCompany: 'প্রতিষ্ঠানের তথ্য ফরম',
  profile: 'প্রোফাইল',
  cv: 'সিভি তৈরি করুন',
  cvBuilder: 'আপনার সিভি',
  userInfo: 'ব্যক্তিগত তথ্য',
  userJobs: 'আপনার নিয়োগ বিজ্ঞপ্তি',
  companiesList: 'আপনার প্রতিষ্ঠান',
  contact: 'যোগাযোগ',
  about: 'আমাদের সম্পর্কে',
  faq: 'সাধারণ প্রশ্ন',
  terms: 'শর্তাবলি',
  privacy: 'গোপনীয়তা নীতি',
  refund: 'টাকা ফেরতের নীতি',
  products: 'পণ্য ও সেবা',
  signIn: 'সাইন ইন',
  register: 'নিবন্ধন',
  savedJobs: 'সেভ করা চাকরি',
  storage: 'জায়গা ও ডেটা',
  accountSettings: 'অ্যাকাউন্ট সেটিংস',
  notFound: 'পৃষ্ঠাটি পাওয়া যায়নি',
};

export const titleTexts: typeof en.titleTexts = {
  board: {
    category: (name) => `${toCategoryName(name)} ক্যাটাগরির চাকরি`,
    city: (name) => `${toPlaceName(name)} এলাকায় চাকরি`,
    company: (name) => `${name} প্রতিষ্ঠানে চাকরি`,
  },
  jobs: 'চাকরি',
  inPlace: (jobs, place) => `${toPlaceName(place)} এলাকায় ${jobs}`,
  page: (page) => `পৃষ্ঠা ${formatNumber(page, 'bn')}`,
};
