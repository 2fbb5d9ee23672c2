import { toLocalDigits } from '#contract/format.ts';
import { pageTitles } from '#contract/http/page-titles.bn.ts';
import type * as en from './messages.en.ts';

export const footerMessages: typeof en.footerMessages = {
  contactTitle: 'যোগাযোগের তথ্য',
  hours: 'সকাল ৯টা থেকে রাত ৮টা, শনি থেকে বৃহস্পতিবার',
  phone: 'ফোন',
  address: 'ঠিকানা',
  mail: 'ইমেইল',
  recruiter: 'নিয়োগদাতা',
  createAccount: 'অ্যাকাউন্ট খুলুন',
  products: pageTitles.products,
  postAJob: pageTitles.postJob,
  faq: pageTitles.faq,
  aboutTitle: pageTitles.about,
  about: 'পরিচিতি',
  terms: pageTitles.terms,
  contact: pageTitles.contact,
  privacy: pageTitles.privacy,
  refund: pageTitles.refund,
  storage: pageTitles.storage,
  byCategory: 'ক্যাটাগরি অনুযায়ী চাকরি',
  byCity: 'শহর অনুযায়ী চাকরি',
  download: 'অ্যাপ ডাউনলোড',
  downloadText: 'অ্যাপটি ইনস্টল করুন, সেভ করা চাকরি ইন্টারনেট ছাড়াই পড়ুন।',
  copyright: (year, name) => `কপিরাইট ${toLocalDigits(String(year), 'bn')} ${name}`,
  theme: 'থিম',
  themes: { system: 'ডিভাইসের মতো', light: 'হালকা', dark: 'গাঢ়' },
};
