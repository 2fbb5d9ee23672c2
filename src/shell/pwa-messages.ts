import { createCatalogue } from '#platform/i18n/messages.ts';

export const pwaMessages = createCatalogue({
  en: {
    updateLabel: 'New version',
    updateReady: 'A new version is ready. What you saved stays as it is.',
    updateNow: 'Update now',
    updateLater: 'Later',
    updating: 'Updating…',
    updateFailed: 'The update needs a network. You can go on with this version.',
    tryAgain: 'Try again',

    look: 'Look for a new version',
    looking: 'Looking…',
    looked: {
      found: 'There is one. It is offered to you as soon as it is here.',
      newest: 'This is the newest version.',
      unreachable: 'The server cannot be reached. Try again when there is a network.',
      noWorker: 'This browser keeps no copy of the app: each visit is the newest version.',
    },

    readyLabel: 'Ready without a network',
    ready: 'The app is on this device and opens without a network.',
    close: 'Close',
  },
});
