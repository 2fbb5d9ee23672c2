import { isBangla } from '../build-language.ts';
import { mainTitlesEn, mainTitlesBn } from './main-titles.ts';
import type { NamedScreen } from './page-titles.ts';

/** Titles without the product's name. */
export const pageTitlesEn: Readonly<Record<NamedScreen | 'notFound', string>> = {
  ...mainTitlesEn,
  postJob: 'Post a Job',
  createCompany: 'Company Information Form',
  profile: 'User Profile',
  cv: 'Create Your Resume',
  cvBuilder: 'Your CVs',
  userInfo: 'Personal Information',
  userJobs: 'Posted Jobs List',
  companiesList: 'Your Companies',
  applications: 'Applications',
  contact: 'Contact Us',
  about: 'About Us',
  faq: 'FAQ',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  products: 'Products/Service',
  signIn: 'Sign in',
  register: 'Register',
  resetPassword: 'New password',
  verifyAddress: 'Your email address',
  changeAddress: 'Your new email address',
  savedJobs: 'Saved jobs',
  alerts: 'Job alerts',
  storage: 'Storage and data',
  accountSettings: 'Account settings',
  admin: 'Moderation',
  notFound: 'Page not found',
};

export const pageTitlesBn: typeof pageTitlesEn = {
  ...mainTitlesBn,
  postJob: 'নিয়োগ বিজ্ঞপ্তি দিন',
  createCompany: 'প্রতিষ্ঠানের তথ্য ফরম',
  profile: 'প্রোফাইল',
  cv: 'সিভি তৈরি করুন',
  cvBuilder: 'আপনার সিভি',
  userInfo: 'ব্যক্তিগত তথ্য',
  userJobs: 'আপনার নিয়োগ বিজ্ঞপ্তি',
  companiesList: 'আপনার প্রতিষ্ঠান',
  applications: 'আবেদন',
  contact: 'যোগাযোগ',
  about: 'আমাদের সম্পর্কে',
  faq: 'সাধারণ প্রশ্ন',
  terms: 'শর্তাবলি',
  privacy: 'গোপনীয়তা নীতি',
  refund: 'টাকা ফেরতের নীতি',
  products: 'পণ্য ও সেবা',
  signIn: 'সাইন ইন',
  register: 'নিবন্ধন',
  resetPassword: 'নতুন পাসওয়ার্ড',
  verifyAddress: 'আপনার ইমেইল ঠিকানা',
  changeAddress: 'আপনার নতুন ইমেইল ঠিকানা',
  savedJobs: 'সেভ করা চাকরি',
  alerts: 'চাকরির অ্যালার্ট',
  storage: 'স্টোরেজ ও ডেটা',
  accountSettings: 'অ্যাকাউন্ট সেটিংস',
  admin: 'মডারেশন',
  notFound: 'পৃষ্ঠাটি পাওয়া যায়নি',
};

export const pageTitles = isBangla ? pageTitlesBn : pageTitlesEn;
export const pageTitlesIn = { en: pageTitlesEn, bn: pageTitlesBn };
