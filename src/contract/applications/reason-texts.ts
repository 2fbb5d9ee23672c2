import { isBangla } from '../build-language.ts';
import type { NotSelectedReason } from './states.ts';

/** Why somebody is not selected, as the applicant reads it. */
export const notSelectedTextsEn: Readonly<Record<NotSelectedReason, string>> = {
  positionFilled: 'The position is filled.',
  moreExperience: 'The employer looks for more experience.',
  otherSkills: 'The employer looks for other skills.',
  qualification: 'The employer asks for another qualification.',
  location: 'The place of work does not suit.',
  pay: 'The expected pay is too far apart.',
  notReached: 'The employer could not reach you.',
};

export const notSelectedTextsBn: typeof notSelectedTextsEn = {
  positionFilled: 'পদটিতে লোক নেওয়া শেষ হয়েছে।',
  moreExperience: 'নিয়োগদাতা আরও অভিজ্ঞতা চান।',
  otherSkills: 'নিয়োগদাতা অন্য দক্ষতা চান।',
  qualification: 'নিয়োগদাতা অন্য শিক্ষাগত যোগ্যতা চান।',
  location: 'কর্মস্থল মিলছে না।',
  pay: 'প্রত্যাশিত বেতনে বেশি পার্থক্য আছে।',
  notReached: 'নিয়োগদাতা আপনার সাথে যোগাযোগ করতে পারেননি।',
};

export const notSelectedTexts = isBangla ? notSelectedTextsBn : notSelectedTextsEn;
