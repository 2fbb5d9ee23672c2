import type { AdviceMark } from '#contract/advice/marks.ts';
import { isBangla } from '#contract/build-language.ts';
import { titleTextsBn } from '#contract/http/page-titles.ts';

const marks: Readonly<Record<AdviceMark, string>> = {
  'asks-for-money':
    'This posting seems to ask for money. Employers should not charge you for a job. Do not send money, and never share a PIN or a code. Only government jobs may have an application fee, paid on their official website.',
  'other-domain':
    'The address to apply does not belong to the company’s website. Call the company to check before you send your CV.',
  'free-mail':
    'The company has a website, but uses a free email address. Many honest companies do. If you are not sure, call first.',
  'old-font':
    'Part of this posting is in an old Bangla font that phones cannot show. Contact the company if you cannot read it.',
  'odd-pay': 'The pay looks wrong. Ask the company how much it pays a month.',
};

const reportLinkMessagesEn = {
  advice: { heading: 'Before you apply', marks },
  report: 'Report this job',
  subject: (title: string) => `Report: ${title}`,
  reported: 'You reported this job.',
  waiting: 'You reported this job. We send the report when you are online.',
  notLoaded: 'The form did not load. Check your internet and try again.',
};

const reportLinkMessagesBn: typeof reportLinkMessagesEn = {
  advice: {
    heading: 'আবেদনের আগে',
    marks: {
      'asks-for-money':
        'মনে হচ্ছে এই নিয়োগ বিজ্ঞপ্তিতে টাকা চাওয়া হয়েছে। চাকরির জন্য কোনো নিয়োগদাতার টাকা নেওয়ার কথা নয়। টাকা পাঠাবেন না; পিন বা কোড কাউকে দেবেন না। শুধু সরকারি চাকরিতে আবেদন ফি থাকতে পারে, সেটিও তাদের নিজস্ব ওয়েবসাইটে।',
      'other-domain':
        'আবেদনের ঠিকানাটি প্রতিষ্ঠানের ওয়েবসাইটের সঙ্গে মেলে না। সিভি পাঠানোর আগে প্রতিষ্ঠানে ফোন করে জেনে নিন।',
      'free-mail':
        'প্রতিষ্ঠানের ওয়েবসাইট আছে, কিন্তু ইমেইল ঠিকানাটি বিনামূল্যের। অনেক ভালো প্রতিষ্ঠানও এমন করে। সন্দেহ হলে আগে ফোন করুন।',
      'old-font':
        'এই নিয়োগ বিজ্ঞপ্তির কিছু লেখা পুরোনো বাংলা ফন্টে, যা ফোনে দেখা যায় না। পড়তে না পারলে প্রতিষ্ঠানে যোগাযোগ করুন।',
      'odd-pay': 'বেতনটি ভুল মনে হচ্ছে। মাসে কত টাকা দেওয়া হবে, প্রতিষ্ঠানে জেনে নিন।',
    },
  },
  report: 'এই চাকরি নিয়ে রিপোর্ট করুন',
  subject: (title) => `রিপোর্ট: ${title}`,
  reported: 'আপনি এই চাকরি নিয়ে রিপোর্ট করেছেন।',
  waiting: 'আপনি এই চাকরি নিয়ে রিপোর্ট করেছেন। অনলাইনে এলে রিপোর্টটি পাঠানো হবে।',
  notLoaded: 'ফরমটি আসেনি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
};

export const reportLinkMessages = isBangla ? reportLinkMessagesBn : reportLinkMessagesEn;
export const reportLinkMessagesIn = { en: reportLinkMessagesEn, bn: reportLinkMessagesBn };

const en = {
  heading: 'Related Jobs',
  apply: 'Apply now',
  moreJobs: 'More jobs like this',
  moreOf: (category: string) => `${category} jobs`,
  moreIn: (city: string) => `Jobs in ${city}`,
};

const bn: typeof en = {
  heading: 'একই ধরনের চাকরি',
  apply: 'আবেদন করুন',
  moreJobs: 'এমন আরও চাকরি',
  moreOf: titleTextsBn.board.category,
  moreIn: titleTextsBn.board.city,
};

export const relatedMessages = isBangla ? bn : en;
export const relatedMessagesIn = { en, bn };

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
