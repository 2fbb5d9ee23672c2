import type * as en from './messages.en.ts';

export const editMessages: typeof en.editMessages = {
  notGiven: 'দেওয়া হয়নি',
};

export const placeMessages: typeof en.placeMessages = {
  labels: {
    street: 'বাড়ি ও রাস্তা',
    city: 'শহর',
    state: 'রাজ্য বা প্রদেশ',
    postalCode: 'পোস্ট কোড',
    country: 'দেশ',
  },
  division: 'বিভাগ',
  district: 'জেলা',
  select: (label) => `${label} বেছে নিন`,
  optional: (label) => `${label} (ঐচ্ছিক)`,
  otherCountry: 'অন্য দেশ',
  countryName: 'দেশের নাম',
  otherTown: 'অন্য শহর বা উপজেলা',
  townName: 'শহর বা উপজেলা',
};

export const figuresMessages: typeof en.figuresMessages = {
  title: 'পরিসংখ্যান',
  close: 'বন্ধ করুন',
  period: 'গত ২৮ দিন',
  kinds: { view: 'দেখা হয়েছে', save: 'সেভ করা হয়েছে', apply: 'আবেদন শুরু', share: 'শেয়ার' },
  chart: (views, most) => `দিনে কতবার দেখা হয়েছে: ২৮ দিনে ${views} বার, এক দিনে সবচেয়ে বেশি ${most} বার`,
  table: 'টেবিল দেখুন',
  day: 'দিন',
  none: { title: 'এখনো কেউ দেখেননি', text: 'আরও মানুষকে জানাতে চাকরিটি শেয়ার করুন।' },
  early: { title: 'এখনো হিসাব আসেনি', text: 'নিয়োগ বিজ্ঞপ্তি প্রকাশের এক দিনের মধ্যে প্রথম হিসাব দেখা যায়।' },
  note: 'প্রতিটি ইন্টারনেট ঠিকানা দিনে একবার গোনা হয়। আপনার নিজের দেখা, বট আর যাঁরা গণনায় রাজি নন, তাঁদের গোনা হয় না। ঘণ্টায় সর্বোচ্চ ২,০০০টি গোনা হয়।',
  failed: (reason) => `পরিসংখ্যান আনা যায়নি। ${reason}`,
};
