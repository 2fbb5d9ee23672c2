import { personalFields, type CvDesign, type CvFields, type CvLanguage } from '#contract/device/cv.ts';
import type { CvSource } from '#features/resumes/documents/outline.ts';
import sharp from 'sharp';

/** CVs as people write them, with what is hard to set: conjuncts, mixed scripts, long lines. */
const english: CvFields = {
  fullName: 'Md. Rafiqul Islam Chowdhury',
  headline: 'Senior Sales & Distribution Officer',
  mobile: '01712-345678',
  email: 'rafiqul.islam.chowdhury1990@example.com',
  address: 'House 12, Road 7\nMirpur, Dhaka 1216',
  profile:
    'Sales officer with nine years in fast-moving goods. I open routes, train dealers and keep accounts in order. I want to lead an area team.',
  work: [
    {
      title: 'Territory Sales Officer',
      employer: 'Shapla Foods, Dhaka',
      years: 'Jan 2019 – present',
      details:
        'Raised monthly sales from 12 to 19 lakh taka in two years\nLead a team of 6 representatives\n- Opened 140 new shops in Savar <and> Dhamrai',
    },
    {
      title: 'Sales Representative',
      employer: 'Meghna Traders, Cumilla',
      years: '2015 – 2018',
      details: 'Visited 40 shops a day\nCollected payments without a single loss',
    },
  ],
  education: [
    { degree: 'BBA in Marketing', school: 'National University', years: '2014', result: 'CGPA 3.21' },
    {
      degree: 'HSC, Business Studies',
      school: 'Cumilla Victoria College',
      years: '2010',
      result: 'GPA 4.60',
    },
    { degree: 'SSC', school: 'Laksam Pilot High School', years: '2008', result: 'GPA 4.88' },
  ],
  skills: 'Dealer management\nExcel: pivot tables, reports\nMotorcycle licence',
  languages: 'Bangla, first language\nEnglish, reports and calls',
  references: [
    { name: 'Nasrin Akter', position: 'Area Manager, Shapla Foods', contact: '01812-000000' },
    { name: 'Prof. Abdul Karim', position: 'National University', contact: 'karim@example.com' },
  ],
  fatherName: 'Md. Shafiqul Islam Chowdhury',
  motherName: 'Rokeya Begum',
  birthDate: '12 March 1990',
  nationalId: '1990 1234 5678 90123',
  maritalStatus: 'Married',
  religion: 'Islam',
  permanentAddress: 'Village Katiapara, Laksam\nCumilla 3570',
};

const bangla: CvFields = {
  fullName: 'মোছাঃ রাবেয়া খাতুন',
  headline: 'সহকারী শিক্ষক (রাষ্ট্রবিজ্ঞান)',
  mobile: '০১৭১২-৩৪৫৬৭৮',
  email: 'rabeya.khatun@example.com',
  address: 'বাড়ি ১২, সড়ক ৭\nব্রাহ্মণবাড়িয়া',
  profile:
    'আট বছর ধরে উচ্চমাধ্যমিক স্তরে শিক্ষকতা করছি। শিক্ষার্থীদের উপস্থিতি ও ফলাফল দুটোই বাড়াতে পেরেছি। জ্যেষ্ঠ শিক্ষক হিসেবে কাজ করতে চাই।',
  work: [
    {
      title: 'সহকারী শিক্ষক',
      employer: 'আদর্শ উচ্চবিদ্যালয়, কুমিল্লা',
      years: 'জানুয়ারি ২০১৯ – বর্তমান',
      details:
        'পাসের হার ৭২% থেকে ৯১%-এ উন্নীত করেছি\nবিজ্ঞান মেলার দ্বিবার্ষিক আয়োজনের দায়িত্বে ছিলাম\nMicrosoft Excel দিয়ে ফলাফল প্রস্তুত করি',
    },
    {
      title: 'খণ্ডকালীন শিক্ষক',
      employer: 'শান্তি কোচিং, চট্টগ্রাম',
      years: '২০১৬ – ২০১৮',
      details: 'প্রতিদিন তিনটি শ্রেণিতে পাঠদান',
    },
  ],
  education: [
    {
      degree: 'স্নাতকোত্তর, রাষ্ট্রবিজ্ঞান',
      school: 'চট্টগ্রাম বিশ্ববিদ্যালয়',
      years: '২০১৫',
      result: 'সিজিপিএ ৩.৪২',
    },
    { degree: 'উচ্চমাধ্যমিক (এইচএসসি)', school: 'কুমিল্লা ভিক্টোরিয়া কলেজ', years: '২০১০', result: 'জিপিএ ৪.৬০' },
    { degree: 'মাধ্যমিক (এসএসসি)', school: 'লাকসাম পাইলট স্কুল', years: '২০০৮', result: 'জিপিএ ৪.৮৮' },
  ],
  skills: 'শ্রেণিকক্ষ ব্যবস্থাপনা\nকম্পিউটার: বাংলা ও ইংরেজি টাইপিং\nপ্রশ্নপত্র প্রণয়ন',
  languages: 'বাংলা, মাতৃভাষা\nইংরেজি, পড়া ও লেখা',
  references: [{ name: 'ড. কৃষ্ণা ভট্টাচার্য', position: 'অধ্যক্ষ, ভিক্টোরিয়া কলেজ', contact: '০১৮১২-০০০০০০' }],
  fatherName: 'মোঃ আব্দুল কুদ্দুস',
  motherName: 'হাসিনা বেগম',
  birthDate: '১২ মার্চ ১৯৯০',
  nationalId: '১৯৯০ ১২৩৪ ৫৬৭৮ ৯০১২৩',
  maritalStatus: 'বিবাহিত',
  religion: 'ইসলাম',
  permanentAddress: 'গ্রাম কাঠিয়াপাড়া, লাকসাম\nকুমিল্লা',
};

export const sampleCvs: Readonly<Record<CvLanguage, CvFields>> = { en: english, bn: bangla };

/** The same without personal details, which a CV of one page has no space for in every design. */
export function withoutPersonal(source: CvSource): CvSource {
  const none = Object.fromEntries(personalFields.map((name) => [name, '']));
  return { ...source, fields: { ...source.fields, ...none } };
}

/** The same with so much that it takes a second page. */
export function makeLong(fields: CvFields): CvFields {
  const more = fields.work.map((row) => ({ ...row, details: `${row.details}\n${row.details}` }));
  return { ...fields, work: [...fields.work, ...more, ...more] };
}

/** The same with sixty lines of experience in two scripts, and no photo. */
export function makeCrowded(source: CvSource): CvSource {
  const [first, ...others] = source.fields.work;
  if (first === undefined) return source;
  const lines = Array.from(
    { length: 56 },
    (_, line) => `${line + 1}. মাসিক প্রতিবেদন ও ক্রেতা ব্যবস্থাপনা, with Excel`,
  );
  const work = [{ ...first, details: lines.join('\n') }, ...others];
  return { ...source, photo: null, fields: { ...source.fields, work } };
}

export async function makeSource(language: CvLanguage, design: CvDesign): Promise<CvSource> {
  const face = { create: { width: 413, height: 531, channels: 3 as const, background: '#c8b090' } };
  const bytes = new Uint8Array(await sharp(face).jpeg().toBuffer());
  const photo = { bytes, width: 413, height: 531 };
  return { language, design, fields: sampleCvs[language], photo };
}
