import type { CvLanguage, PersonalField } from '#contract/device/cv.ts';

interface Headings extends Record<PersonalField, string> {
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
  personal: string;
  references: string;
  /** The picture's alternative text. */
  photo: string;
}

/** The headings and labels of a CV, in the CV's language, which may differ from the app's. */
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
    personal: 'Personal details',
    fatherName: 'Father’s name',
    motherName: 'Mother’s name',
    birthDate: 'Date of birth',
    nationalId: 'National ID (NID)',
    maritalStatus: 'Marital status',
    religion: 'Religion',
    permanentAddress: 'Permanent address',
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
    personal: 'ব্যক্তিগত তথ্য',
    fatherName: 'পিতার নাম',
    motherName: 'মাতার নাম',
    birthDate: 'জন্মতারিখ',
    nationalId: 'জাতীয় পরিচয়পত্র নম্বর',
    maritalStatus: 'বৈবাহিক অবস্থা',
    religion: 'ধর্ম',
    permanentAddress: 'স্থায়ী ঠিকানা',
    references: 'রেফারেন্স',
    photo: 'ছবি',
  },
};
