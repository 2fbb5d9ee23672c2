import type * as en from './messages.en.ts';

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
