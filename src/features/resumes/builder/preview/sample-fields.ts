import { emptyCvFields, type CvFields, type CvLanguage } from '#contract/device/cv.ts';

/** Sample texts for empty fields in the pictures of designs, in the CV's language. */
const samples: Readonly<Record<CvLanguage, CvFields>> = {
  en: {
    ...emptyCvFields,
    fullName: 'Rahim Uddin',
    headline: 'Sales Officer',
    mobile: '01700 000000',
    email: 'rahim@example.com',
    address: 'Mirpur, Dhaka',
    profile: 'Sales officer with five years in fast-moving goods. I open routes and train dealers.',
    work: [
      {
        title: 'Sales Officer',
        employer: 'Shapla Foods, Dhaka',
        years: '2021 – 2026',
        details: 'Opened 140 new shops\nTrained six representatives',
      },
      { title: 'Sales Assistant', employer: 'Meghna Traders, Cumilla', years: '2018 – 2021', details: '' },
    ],
    education: [
      { degree: 'BBA', school: 'National University', years: '2018', result: 'CGPA 3.2' },
      { degree: 'HSC', school: 'Cumilla College', years: '2014', result: 'GPA 4.6' },
    ],
    skills: 'Dealer management\nExcel\nDriving licence',
    languages: 'Bangla\nEnglish',
  },
  bn: {
    ...emptyCvFields,
    fullName: 'রহিম উদ্দিন',
    headline: 'বিক্রয় কর্মকর্তা',
    mobile: '০১৭০০ ০০০০০০',
    email: 'rahim@example.com',
    address: 'মিরপুর, ঢাকা',
    profile: 'পাঁচ বছর ধরে বিক্রয়ের কাজ করছি। নতুন দোকান খুলেছি, পরিবেশকদের প্রশিক্ষণ দিয়েছি।',
    work: [
      {
        title: 'বিক্রয় কর্মকর্তা',
        employer: 'শাপলা ফুডস, ঢাকা',
        years: '২০২১ – ২০২৬',
        details: '১৪০টি নতুন দোকান\nছয়জনকে প্রশিক্ষণ',
      },
      { title: 'বিক্রয় সহকারী', employer: 'মেঘনা ট্রেডার্স, কুমিল্লা', years: '২০১৮ – ২০২১', details: '' },
    ],
    education: [
      { degree: 'বিবিএ', school: 'জাতীয় বিশ্ববিদ্যালয়', years: '২০১৮', result: '৩.২' },
      { degree: 'এইচএসসি', school: 'কুমিল্লা কলেজ', years: '২০১৪', result: '৪.৬' },
    ],
    skills: 'পরিবেশক ব্যবস্থাপনা\nএক্সেল\nড্রাইভিং লাইসেন্স',
    languages: 'বাংলা\nইংরেজি',
  },
};

const or = (written: string, sample: string): string => (written.trim() === '' ? sample : written);
const orRows = <R>(written: readonly R[], sample: readonly R[]): R[] => [
  ...(written.length === 0 ? sample : written),
];

/** A CV's fields, those without a text filled with a sample. */
export function withSample(fields: CvFields, language: CvLanguage): CvFields {
  const sample = samples[language];
  return {
    ...fields,
    fullName: or(fields.fullName, sample.fullName),
    headline: or(fields.headline, sample.headline),
    mobile: or(fields.mobile, sample.mobile),
    email: or(fields.email, sample.email),
    address: or(fields.address, sample.address),
    profile: or(fields.profile, sample.profile),
    work: orRows(fields.work, sample.work),
    education: orRows(fields.education, sample.education),
    skills: or(fields.skills, sample.skills),
    languages: or(fields.languages, sample.languages),
  };
}
