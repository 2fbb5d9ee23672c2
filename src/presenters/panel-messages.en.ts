import type { ReportReason } from '#contract/reports/report.ts';

export const draftMessages = {
  kept: 'Draft saved on this device',
  keptInPage: 'This device cannot save drafts. Closing the page deletes what you typed.',
  offline: 'You are offline. Fill in the form now and send it later.',
  offlineSafe: 'You are offline. Your text is safe on this device.',
  discard: 'Discard draft',
  keep: 'Keep it',
  unreadable: 'This device could not read what you typed before. Reload the page.',
  discardTitle: 'Discard what you typed?',
};

/** The server has a newer version of what the user edits. */
export const changedMessages = {
  title: 'Changed elsewhere',
  text: 'A newer version was saved. “Save mine” replaces it with your text.',
  load: 'Load the new version',
  loadText: 'The new version will replace your text in this form.',
  save: 'Save mine',
};

/** Why a chosen file cannot be used. */
export const fileMessages = {
  unreadable: 'This file cannot be read. If it is in Drive, go online or download it first.',
  empty: 'This file is empty. Choose another one.',
};

export const snackMessages = { label: 'Last action', undo: 'Undo' };

export const signedOutMessages = {
  title: 'Your session has ended',
  text: 'Sign in again to continue. Forms you started are safe on this device.',
};

export const ownBrowserMessages = {
  openInBrowser: 'Open in your browser',
  copyLink: 'Copy the link',
  copied: 'Link copied. Paste it in your browser.',
  notCopied: 'Could not copy. Touch and hold this address:',
  unsureFile: 'This app’s browser may not have saved the file. Open the page in your own browser.',
};

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  money: 'Asks for money',
  fake: 'Fake or misleading',
  'wrong-company': 'Wrong company',
  offensive: 'Offensive or unfair to some people',
  closed: 'Already filled or closed',
  other: 'Something else',
};
