import { isBangla } from '#contract/build-language.ts';
import type { FigureKind } from '#contract/figures/figure-days.ts';

const editMessagesEn = {
  notGiven: 'Not given',
};

const editMessagesBn: typeof editMessagesEn = {
  notGiven: 'দেওয়া হয়নি',
};

export const editMessages = isBangla ? editMessagesBn : editMessagesEn;

export const placeMessagesEn = {
  labels: { street: 'Street', city: 'City', state: 'State', postalCode: 'Postal Code', country: 'Country' },
  /** In Bangladesh. */
  division: 'Division',
  district: 'District',
  select: (label: string) => `Select ${label}`,
  optional: (label: string) => `${label} (optional)`,
  otherCountry: 'Another country',
  countryName: 'Name of the country',
  otherTown: 'Another town or upazila',
  townName: 'Town or upazila',
};

export const placeMessagesBn: typeof placeMessagesEn = {
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

export const placeMessages = isBangla ? placeMessagesBn : placeMessagesEn;
export const placeMessagesIn = { en: placeMessagesEn, bn: placeMessagesBn };

export type PlaceTexts = typeof placeMessagesEn;

const kinds: Readonly<Record<FigureKind, string>> = {
  view: 'Views',
  save: 'Saves',
  apply: 'Applications started',
  share: 'Shares',
};

const figuresMessagesEn = {
  title: 'Figures',
  close: 'Close',
  period: 'Last 28 days',
  kinds,
  chart: (views: string, most: string) => `Views by day: ${views} in 28 days, ${most} on the busiest day`,
  table: 'Show as table',
  day: 'Day',
  none: { title: 'No views yet', text: 'Share the job to reach more people.' },
  early: { title: 'No figures yet', text: 'The first figures show within a day of posting.' },
  note: 'Each internet address counts once a day. Your own visits, bots and people who opted out aren’t counted. At most 2,000 count in an hour.',
  failed: (reason: string) => `Could not load the figures. ${reason}`,
};

const figuresMessagesBn: typeof figuresMessagesEn = {
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

export const figuresMessages = isBangla ? figuresMessagesBn : figuresMessagesEn;
export const figuresMessagesIn = { en: figuresMessagesEn, bn: figuresMessagesBn };
