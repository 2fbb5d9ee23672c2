import { answerTexts } from '#contract/applications/answer-texts.bn.ts';
import { notSelectedTexts } from '#contract/applications/reason-texts.bn.ts';
import { stateNames } from '#contract/applications/state-names.bn.ts';
import type * as en from './archive-texts.en.ts';

export const archiveTexts: typeof en.archiveTexts = {
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
  states: stateNames,
  reasons: notSelectedTexts,
  answers: answerTexts,
};
