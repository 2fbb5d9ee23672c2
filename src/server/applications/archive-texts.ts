import { answerTextsEn, answerTextsBn } from '#contract/applications/answer-texts.ts';
import { notSelectedTextsEn, notSelectedTextsBn } from '#contract/applications/reason-texts.ts';
import { stateNamesEn, stateNamesBn } from '#contract/applications/state-names.ts';

/** Heads of the table in an employer's archive of applications. */
const en = {
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

const bn: typeof en = {
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

export const archiveTexts = { en, bn };
