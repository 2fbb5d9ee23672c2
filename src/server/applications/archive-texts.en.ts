import { answerTexts } from '#contract/applications/answer-texts.en.ts';
import { notSelectedTexts } from '#contract/applications/reason-texts.en.ts';
import { stateNames } from '#contract/applications/state-names.en.ts';
/** Heads of the table in an employer's archive of applications. */
export const archiveTexts = {
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
  states: stateNames,
  reasons: notSelectedTexts,
  answers: answerTexts,
};
