import type * as en from './company-field-names.en.ts';

export const companyFieldNames: typeof en.companyFieldNames = {
  name: 'প্রতিষ্ঠানের নাম',
  industry: 'ব্যবসার ধরন',
  foundedYear: 'প্রতিষ্ঠার সাল',
  website: 'ওয়েবসাইট',
  'socialMedia[instagram]': 'ইনস্টাগ্রাম',
  'socialMedia[facebook]': 'ফেসবুক',
  'socialMedia[linkedin]': 'লিংকডইন',
  'address[street]': 'বাড়ি ও রাস্তা',
  'address[city]': 'জেলা বা শহর',
  'address[state]': 'বিভাগ বা রাজ্য',
  'address[postalCode]': 'পোস্ট কোড',
  'address[country]': 'দেশ',
  contactNumber: 'যোগাযোগের নম্বর',
  email: 'ইমেইল',
  size: 'কর্মীর সংখ্যা',
  verificationStatus: 'যাচাইয়ের অবস্থা',
};
