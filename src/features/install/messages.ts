import { isBangla } from '#contract/build-language.ts';

const en = {
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

/** iOS and macOS have no Bangla interface, so their buttons are named in English; Android has both languages. */
const bn: typeof en = {
  install: 'অ্যাপ ইনস্টল করুন',
  installed: 'অ্যাপ ইনস্টল হয়েছে।',
  phone: {
    title: (name) => `হোম স্ক্রিনে ${name} রাখুন`,
    text: 'অ্যাপের মতো খোলে, অফলাইনেও চলে। প্লে স্টোর লাগে না।',
  },
  computer: {
    title: (name) => `ডেস্কটপে ${name} রাখুন`,
    text: 'নিজের উইন্ডোতে খোলে, অফলাইনেও চলে।',
  },
  showHow: 'নিয়ম দেখুন',
  hideHow: 'নিয়ম লুকান',
  notNow: 'এখন না',
  close: 'বন্ধ করুন',

  inApp: (app) =>
    app === undefined
      ? 'এই ব্রাউজার সেভ করা চাকরি ভুলে যেতে পারে। আপনার নিজের ব্রাউজারে খুলুন।'
      : `${app} অ্যাপের ব্রাউজার সেভ করা চাকরি ভুলে যেতে পারে। আপনার নিজের ব্রাউজারে খুলুন।`,

  steps: {
    iosSafari: [
      'শেয়ার চাপুন: তির দেওয়া চারকোনা চিহ্ন। “…” মেনুতেও থাকতে পারে।',
      '“Add to Home Screen” বেছে নিন।',
      '“Add” চাপুন।',
    ],
    iosBrowser: [
      'ঠিকানার পাশে বা ব্রাউজারের মেনুতে শেয়ার চাপুন।',
      '“Add to Home Screen” বেছে নিন।',
      '“Add” চাপুন।',
    ],
    iosOld: ['লিংক কপি করুন।', 'সাফারি খুলে লিংক পেস্ট করুন।', 'শেয়ার চাপুন, তারপর “Add to Home Screen”।'],
    inAppIos: [
      'এই জানালার “…” বা শেয়ার চিহ্ন চাপুন।',
      '“Open in browser” বা “Open in Safari” বেছে নিন।',
      'সেখানে শেয়ার চাপুন, তারপর “Add to Home Screen”।',
    ],
    inAppAndroid: [
      'বাটনে চাপুন। কিছু না খুললে এই জানালার মেনু থেকে “ব্রাউজারে খুলুন” (Open in browser) বেছে নিন।',
      'সেখানে ব্রাউজারের মেনু থেকে অ্যাপ ইনস্টল করুন।',
    ],
    samsung: [
      'নিচের তিন দাগের মেনু চাপুন।',
      '“পৃষ্ঠা যোগ করুন” (Add page to), তারপর “হোম স্ক্রিন” (Home screen) বেছে নিন।',
      '“যোগ করুন” (Add) চাপুন।',
    ],
    firefoxAndroid: [
      'ব্রাউজারের মেনু চাপুন।',
      '“ইনস্টল” (Install) বা “হোম স্ক্রিনে যোগ করুন” (Add app to Home screen) বেছে নিন।',
      '“যোগ করুন” (Add) চাপুন।',
    ],
    androidMenu: [
      'ব্রাউজারের মেনু চাপুন।',
      '“হোম স্ক্রিনে যোগ করুন” (Add to Home screen), তারপর “ইনস্টল করুন” (Install) বেছে নিন।',
    ],
    macSafari: ['“File” মেনু খুলুন, বা শেয়ার চাপুন।', '“Add to Dock” বেছে নিন।', '“Add” ক্লিক করুন।'],
    desktopMenu: [
      'ঠিকানার ঘরে ইনস্টল চিহ্নে ক্লিক করুন, বা ব্রাউজারের মেনু খুলুন।',
      '“ইনস্টল করুন” (Install) বেছে নিন।',
    ],
    none: ['এই ব্রাউজারে অ্যাপ ইনস্টল হয় না। পৃষ্ঠাটি ক্রোম, এজ বা সাফারিতে খুলুন।'],
  },
};

export const installMessages = isBangla ? bn : en;
