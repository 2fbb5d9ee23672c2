import type * as en from './card-texts.en.ts';

export const siteCard: typeof en.siteCard = {
  title: 'ইন্টারনেট ছাড়াও চাকরি খুঁজুন',
  company: 'সারা বাংলাদেশের চাকরি',
  facts: ['অফলাইনে চাকরি খুঁজুন, সেভ করুন, পড়ুন', 'নিজের ডিভাইসে সিভি বানিয়ে ইমেইলে আবেদন করুন'],
};
