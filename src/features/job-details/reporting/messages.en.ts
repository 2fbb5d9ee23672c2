import { reportReasonNames } from '#presenters/panel-messages.en.ts';

export const reportMessages = {
  title: 'Report this job',
  close: 'Close',
  intro: 'We check every report. The employer does not see who sent it.',
  reason: 'What is wrong?',
  reasons: reportReasonNames,
  chooseReason: 'Choose what is wrong.',
  text: 'More details (optional)',
  textHint: 'Do not write your name, number or passwords.',
  writeText: 'Write what is wrong.',
  send: 'Send report',
  sending: 'Sending…',
  failed: 'Could not send your report',
  failedText: 'Your text is still here. Check your internet and try again.',
};
