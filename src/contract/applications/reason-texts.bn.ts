import type * as en from './reason-texts.en.ts';

export const notSelectedTexts: typeof en.notSelectedTexts = {
  positionFilled: 'পদটিতে লোক নেওয়া শেষ হয়েছে।',
  moreExperience: 'নিয়োগদাতা আরও অভিজ্ঞতা চান।',
  otherSkills: 'নিয়োগদাতা অন্য দক্ষতা চান।',
  qualification: 'নিয়োগদাতা অন্য শিক্ষাগত যোগ্যতা চান।',
  location: 'কর্মস্থল মিলছে না।',
  pay: 'প্রত্যাশিত বেতনে বেশি পার্থক্য আছে।',
  notReached: 'নিয়োগদাতা আপনার সাথে যোগাযোগ করতে পারেননি।',
};
