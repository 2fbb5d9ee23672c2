import { createCatalogue } from '#platform/i18n/messages.ts';

export const installMessages = createCatalogue({
  en: {
    install: 'Install the app',
    installed: 'The app is on this device.',
    title: (name: string) => `Keep ${name} on your home screen`,
    text: 'It opens like an app, also without a network, and comes from no store.',
    showHow: 'Show me how',
    hideHow: 'Hide the steps',
    notNow: 'Not now',
    close: 'Close',

    inAppTitle: 'Open in your browser',
    inApp: (app: string | undefined) =>
      `You are in the browser of ${app ?? 'another app'}. It cannot install anything, and may forget what you save.`,
    openInBrowser: 'Open in your browser',
    copyLink: 'Copy the link',
    copied: 'The link is copied. Paste it in your browser.',
    notCopied: 'It could not be copied. Press long on this address to copy it:',

    steps: {
      iosSafari: [
        'Tap Share, the square with the arrow. In newer versions it is behind “…”.',
        'Choose “Add to Home Screen”.',
        'Tap “Add”.',
      ],
      iosBrowser: [
        'Tap Share beside the address, or in the browser’s menu.',
        'Choose “Add to Home Screen”.',
        'Tap “Add”.',
      ],
      iosOld: [
        'Copy the link.',
        'Open Safari and paste it: before iOS 16.4 only Safari can install.',
        'Tap Share, then “Add to Home Screen”.',
      ],
      inAppIos: [
        'Tap “…” or the share sign of this window.',
        'Choose “Open in browser” or “Open in Safari”.',
        'There, tap Share, then “Add to Home Screen”.',
      ],
      inAppAndroid: [
        'Tap the button. If nothing opens, use the menu of this window and choose “Open in browser”.',
        'There, install the app from the browser’s menu.',
      ],
      samsung: [
        'Tap the menu, the three lines at the bottom.',
        'Choose “Add page to”, then “Home screen”.',
        'Tap “Add”.',
      ],
      firefoxAndroid: [
        'Tap the browser’s menu.',
        'Choose “Install” or “Add app to Home screen”.',
        'Tap “Add”.',
      ],
      androidMenu: ['Tap the browser’s menu.', 'Choose “Add to Home screen”, then “Install”.'],
      macSafari: ['Open the menu “File”, or tap Share.', 'Choose “Add to Dock”.', 'Click “Add”.'],
      desktopMenu: [
        'Click the install sign in the address bar, or open the browser’s menu.',
        'Choose “Install”.',
      ],
      none: ['This browser installs no apps: open this page in Chrome, Edge or Safari, or keep a bookmark.'],
    },
  },
});
