import { isBangla } from '#contract/build-language.ts';
import { toLocalDigits } from '#contract/format.ts';
import { pageTitlesBn } from '#contract/http/page-title-texts.ts';

const languageMessagesEn = {
  label: 'Language',
  needsInternet: 'Connect to the internet once to read Kaj in Bangla.',
};

const languageMessagesBn: typeof languageMessagesEn = {
  label: 'ভাষা',
  needsInternet: 'ইংরেজিতে পড়তে একবার ইন্টারনেট চালু করুন।',
};

export const languageMessages = isBangla ? languageMessagesBn : languageMessagesEn;
export const languageMessagesIn = { en: languageMessagesEn, bn: languageMessagesBn };

const footerMessagesEn = {
  contactTitle: 'Contact Information',
  hours: 'Available 9 am to 8 pm, Saturday to Thursday',
  phone: 'Phone',
  address: 'Address',
  mail: 'Mail',
  recruiter: 'Recruiter',
  createAccount: 'Create Account',
  products: 'Products/Service',
  postAJob: 'Post a Job',
  faq: 'FAQ',
  aboutTitle: 'About Us',
  about: 'About',
  terms: 'Terms & Conditions',
  contact: 'Contact Us',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  storage: 'Storage and data',
  byCategory: 'Jobs by category',
  byCity: 'Jobs by city',
  download: 'Download & Enjoy',
  downloadText: 'Install the app and read saved jobs without internet.',
  copyright: (year: number, name: string) => `Copyright ${year} ${name}`,
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
};

const footerMessagesBn: typeof footerMessagesEn = {
  contactTitle: 'যোগাযোগের তথ্য',
  hours: 'সকাল ৯টা থেকে রাত ৮টা, শনি থেকে বৃহস্পতিবার',
  phone: 'ফোন',
  address: 'ঠিকানা',
  mail: 'ইমেইল',
  recruiter: 'নিয়োগদাতা',
  createAccount: 'অ্যাকাউন্ট খুলুন',
  products: pageTitlesBn.products,
  postAJob: pageTitlesBn.postJob,
  faq: pageTitlesBn.faq,
  aboutTitle: pageTitlesBn.about,
  about: 'পরিচিতি',
  terms: pageTitlesBn.terms,
  contact: pageTitlesBn.contact,
  privacy: pageTitlesBn.privacy,
  refund: pageTitlesBn.refund,
  storage: pageTitlesBn.storage,
  byCategory: 'ক্যাটাগরি অনুযায়ী চাকরি',
  byCity: 'শহর অনুযায়ী চাকরি',
  download: 'অ্যাপ ডাউনলোড',
  downloadText: 'অ্যাপটি ইনস্টল করুন, সেভ করা চাকরি ইন্টারনেট ছাড়াই পড়ুন।',
  copyright: (year, name) => `কপিরাইট ${toLocalDigits(String(year), 'bn')} ${name}`,
  theme: 'থিম',
  themes: { system: 'ডিভাইসের মতো', light: 'হালকা', dark: 'গাঢ়' },
};

export const footerMessages = isBangla ? footerMessagesBn : footerMessagesEn;
