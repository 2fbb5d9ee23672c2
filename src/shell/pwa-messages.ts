import { createCatalogue } from '#platform/messages.ts';

/** Texts of the update prompt and the install block. */
export const pwaMessages = createCatalogue({
  en: {
    updateLabel: 'New version',
    updateReady: 'A new version is ready. What you saved stays as it is.',
    updateNow: 'Update now',
    updateLater: 'Later',
    updating: 'Updating…',
    updateFailed: 'The update needs a network. You can go on with this version.',
    tryAgain: 'Try again',

    install: 'Install the app',
    installed: 'The app is on this device.',
    installIos: 'In Safari, tap Share, then “Add to Home Screen”.',
    installManual: 'Open your browser’s menu and choose “Install app” or “Add to Home screen”.',
  },
});
