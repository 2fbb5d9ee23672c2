import type * as en from './job-sections.en.ts';

export const sectionMessages: typeof en.sectionMessages = {
  description: 'চাকরির বিবরণ',
  requiredSkills: 'প্রয়োজনীয় দক্ষতা',
  qualifications: 'শিক্ষাগত যোগ্যতা',
  niceToHave: 'থাকলে ভালো',
  responsibilities: 'দায়িত্ব',
  benefits: 'সুযোগ-সুবিধা',
};
