import type * as en from './messages.en.ts';

export const overviewMessages: typeof en.overviewMessages = {
  heading: 'এক নজরে চাকরি',
  title: 'পদের নাম',
  salary: 'বেতন',
  bonus: 'বোনাস',
  location: 'কর্মস্থল',
  qualification: 'শিক্ষাগত যোগ্যতা',
  defaultQualification: 'স্নাতক',
  jobType: 'চাকরির ধরন',
  vacancy: 'পদসংখ্যা',
  experience: 'অভিজ্ঞতা',
  workingHours: 'কাজের সময়',
  posted: 'প্রকাশিত',
};

export const sectionMessages: typeof en.sectionMessages = {
  description: 'চাকরির বিবরণ',
  requiredSkills: 'প্রয়োজনীয় দক্ষতা',
  qualifications: 'শিক্ষাগত যোগ্যতা',
  niceToHave: 'থাকলে ভালো',
  responsibilities: 'দায়িত্ব',
  benefits: 'সুযোগ-সুবিধা',
};
