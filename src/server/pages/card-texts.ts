/** The card of pages without a job. */
const en = {
  title: 'Find a job, even without internet',
  company: 'Jobs across Bangladesh',
  facts: ['Search, save and read jobs offline', 'Apply by email, with a CV from your device'],
};

const bn: typeof en = {
  title: 'ইন্টারনেট ছাড়াও চাকরি খুঁজুন',
  company: 'সারা বাংলাদেশের চাকরি',
  facts: ['অফলাইনে চাকরি খুঁজুন, সেভ করুন, পড়ুন', 'নিজের ডিভাইসে সিভি বানিয়ে ইমেইলে আবেদন করুন'],
};

export const siteCard = { en, bn };
