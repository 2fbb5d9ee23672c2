import { isBangla } from '#contract/build-language.ts';

const overviewMessagesEn = {
  heading: 'Job Overview',
  title: 'Job Title',
  salary: 'Salary',
  bonus: 'Bonus',
  location: 'Location',
  qualification: 'Qualification',
  defaultQualification: 'Graduate',
  jobType: 'Job Type',
  vacancy: 'Vacancy',
  experience: 'Experience',
  workingHours: 'Working hours',
  posted: 'Posted',
};

const overviewMessagesBn: typeof overviewMessagesEn = {
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

export const overviewMessages = isBangla ? overviewMessagesBn : overviewMessagesEn;

const sectionMessagesEn = {
  description: 'Job Description',
  requiredSkills: 'Required Skills',
  qualifications: 'Educational Qualifications',
  niceToHave: 'Nice to Have',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
};

const sectionMessagesBn: typeof sectionMessagesEn = {
  description: 'চাকরির বিবরণ',
  requiredSkills: 'প্রয়োজনীয় দক্ষতা',
  qualifications: 'শিক্ষাগত যোগ্যতা',
  niceToHave: 'থাকলে ভালো',
  responsibilities: 'দায়িত্ব',
  benefits: 'সুযোগ-সুবিধা',
};

export const sectionMessages = isBangla ? sectionMessagesBn : sectionMessagesEn;
