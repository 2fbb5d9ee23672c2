export const installMessages = {
  install: 'Install the app',
  installed: 'The app is installed.',
  phone: {
    title: (name: string) => `Add ${name} to your home screen`,
    text: 'Opens like an app and works offline. No Play Store needed.',
  },
  computer: {
    title: (name: string) => `Add ${name} to your desktop`,
    text: 'Opens in its own window and works offline.',
  },
  showHow: 'Show me how',
  hideHow: 'Hide the steps',
  notNow: 'Not now',
  close: 'Close',

  inApp: (app: string | undefined) =>
    app === undefined
      ? 'This browser may forget saved jobs. Use your own browser.'
      : `${app}’s browser may forget saved jobs. Use your own browser.`,

  steps: {
    iosSafari: [
      'Tap Share, the square with the arrow. You may find it under “…”.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”.',
    ],
    iosBrowser: [
      'Tap Share beside the address, or in the browser’s menu.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”.',
    ],
    iosOld: ['Copy the link.', 'Open Safari and paste the link.', 'Tap Share, then “Add to Home Screen”.'],
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
    none: ['This browser cannot install apps. Open this page in Chrome, Edge or Safari.'],
  },
};
