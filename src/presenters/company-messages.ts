import { isBangla } from '#contract/build-language.ts';
import { formatNumber, toLocalDigits } from '#contract/format.ts';

const en = {
  apply: 'Apply now',
  visit: 'Visit Website',
  allJobs: 'All open jobs',
  industry: 'Industry',
  size: 'Company Size',
  employees: (size: string) => `${size} Employees`,
  founded: 'Founded in',
  phone: 'Phone number',
  location: 'Location',
  email: 'Email',
  website: 'Website',
  follow: 'Follow us',
  networks: { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
};

const bn: typeof en = {
  apply: 'আবেদন করুন',
  visit: 'ওয়েবসাইট দেখুন',
  allJobs: 'সব চলতি চাকরি',
  industry: 'ব্যবসার ধরন',
  size: 'কর্মীর সংখ্যা',
  employees: (size) => {
    const grouped = size
      .replace('-', '–')
      .replaceAll(/\d{4,}/g, (digits) => formatNumber(Number(digits), 'bn'));
    return `${toLocalDigits(grouped, 'bn')} জন কর্মী`;
  },
  founded: 'প্রতিষ্ঠার সাল',
  phone: 'ফোন নম্বর',
  location: 'ঠিকানা',
  email: 'ইমেইল',
  website: 'ওয়েবসাইট',
  follow: 'আমাদের ফলো করুন',
  networks: { instagram: 'ইনস্টাগ্রাম', facebook: 'ফেসবুক', linkedin: 'লিংকডইন' },
};

export const companyMessages = isBangla ? bn : en;
export const companyMessagesIn = { en, bn };
