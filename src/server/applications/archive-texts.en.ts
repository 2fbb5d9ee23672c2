import { stateNames } from '#contract/applications/state-names.en.ts';
/** Heads of the table in an employer's archive of applications. */
export const archiveTexts = {
  receipt: 'Receipt',
  sentAt: 'Sent',
  state: 'State',
  name: 'Name',
  phone: 'Mobile number',
  email: 'Email',
  note: 'Note',
  employerNote: 'Your note',
  cv: 'CV',
  states: stateNames,
};
