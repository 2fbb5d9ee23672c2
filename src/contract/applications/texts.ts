import { isBangla } from '../build-language.ts';
import type { ApplicationState, NotSelectedReason } from './states.ts';

/** Answers to a yes/no question, as the employer reads them. */
const answerTextsEn = { yes: 'Yes', no: 'No' };

const answerTextsBn: typeof answerTextsEn = { yes: 'হ্যাঁ', no: 'না' };

export const answerTexts = isBangla ? answerTextsBn : answerTextsEn;
export const answerTextsIn = { en: answerTextsEn, bn: answerTextsBn };

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

/** As the employer reads them. */
export const stateNamesEn: Readonly<Record<ApplicationState, string>> = {
  new: 'New',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  notSelected: 'Not selected',
  withdrawn: 'Withdrawn',
};

export const stateNamesBn: typeof stateNamesEn = {
  new: 'নতুন',
  seen: 'দেখা হয়েছে',
  shortlisted: 'বাছাই করা',
  interview: 'ইন্টারভিউ',
  offered: 'অফার দেওয়া',
  notSelected: 'নির্বাচিত নন',
  withdrawn: 'তুলে নেওয়া',
};

export const stateNames = isBangla ? stateNamesBn : stateNamesEn;

/** Heads of the table in an employer's archive of applications. */
const archiveTextsEn = {
  receipt: 'Receipt',
  sentAt: 'Sent',
  state: 'State',
  reason: 'Reason',
  told: 'Applicant sees',
  name: 'Name',
  phone: 'Mobile number',
  email: 'Email',
  note: 'Note',
  employerNote: 'Your note',
  cv: 'CV',
  states: stateNamesEn,
  reasons: notSelectedTextsEn,
  answers: answerTextsEn,
};

const archiveTextsBn: typeof archiveTextsEn = {
  receipt: 'রসিদ',
  sentAt: 'পাঠানো হয়েছে',
  state: 'অবস্থা',
  reason: 'কারণ',
  told: 'আবেদনকারী যা দেখেন',
  name: 'নাম',
  phone: 'মোবাইল নম্বর',
  email: 'ইমেইল',
  note: 'বার্তা',
  employerNote: 'আপনার নোট',
  cv: 'সিভি',
  states: stateNamesBn,
  reasons: notSelectedTextsBn,
  answers: answerTextsBn,
};

export const archiveTexts = { en: archiveTextsEn, bn: archiveTextsBn };
