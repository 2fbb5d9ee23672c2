export const pwaMessages = {
  updateLabel: 'New version',
  updateReady: 'A new version is ready. What you saved is safe.',
  updateNow: 'Update now',
  updateLater: 'Later',
  updating: 'Updating…',
  updateFailed: 'You are offline. Update when you have internet.',
  tryAgain: 'Try again',

  look: 'Check for updates',
  looking: 'Checking…',
  looked: {
    found: 'Update found. Downloading…',
    newest: 'You have the newest version.',
    unreachable: 'Could not check. Try again when you are online.',
    noWorker: 'This browser loads the newest version at each visit.',
  },

  readyLabel: 'Ready to use offline',
  ready: 'The app is on this device and opens without internet.',
  close: 'Close',
};
