export const draftMessages = {
  kept: 'Draft saved on this device',
  keptInPage: 'This device cannot save drafts. Closing the page deletes what you typed.',
  offline: 'You are offline. Fill in the form now and send it later.',
  offlineSafe: 'You are offline. Your text is safe on this device.',
  discard: 'Discard draft',
  keep: 'Keep it',
  earlier: 'Text that you typed earlier is on this device.',
  restore: 'Show it',
  dropEarlier: 'Discard it',
  dropEarlierText: 'The earlier text will be deleted. This form stays as it is.',
  discardTitle: 'Discard what you typed?',
};
