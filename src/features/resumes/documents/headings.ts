import type { CvLanguage } from '#contract/device/cv.ts';

interface Headings {
  cv: string;
  contact: string;
  mobile: string;
  email: string;
  address: string;
  profile: string;
  work: string;
  education: string;
  degree: string;
  school: string;
  years: string;
  result: string;
  skills: string;
  languages: string;
  references: string;
  /** For those who do not see it. */
  photo: string;
}

/** The words of a CV itself, in the CV's language, whatever the app's is. */
export const headings: Readonly<Record<CvLanguage, Headings>> = {
  en: {
    cv: 'Curriculum Vitae',
    contact: 'Contact',
    mobile: 'Mobile',
    email: 'Email',
    address: 'Address',
    profile: 'Profile',
    work: 'Experience',
    education: 'Education',
    degree: 'Degree or exam',
    school: 'Institution',
    years: 'Year',
    result: 'Result',
    skills: 'Skills',
    languages: 'Languages',
    references: 'References',
    photo: 'Photo',
  },
  bn: {
    cv: 'জীবনবৃত্তান্ত',
    contact: 'যোগাযোগ',
    mobile: 'মোবাইল',
    email: 'ইমেইল',
    address: 'ঠিকানা',
    profile: 'পরিচয়',
    work: 'কাজের অভিজ্ঞতা',
    education: 'শিক্ষাগত যোগ্যতা',
    degree: 'পরীক্ষা বা ডিগ্রি',
    school: 'প্রতিষ্ঠান',
    years: 'সাল',
    result: 'ফলাফল',
    skills: 'দক্ষতা',
    languages: 'ভাষা',
    references: 'রেফারেন্স',
    photo: 'ছবি',
  },
};
