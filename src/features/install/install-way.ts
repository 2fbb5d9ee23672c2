/** How the app can be installed, by what the browser says of itself. */

/**
 * `inApp…`: a browser inside another app, which cannot install. `iosOld`: before iOS 16.4 only Safari can. `none`:
 * cannot install.
 */
export type InstallWay =
  | 'installed'
  | 'prompt'
  | 'inAppAndroid'
  | 'inAppIos'
  | 'iosSafari'
  | 'iosBrowser'
  | 'iosOld'
  | 'samsung'
  | 'firefoxAndroid'
  | 'androidMenu'
  | 'macSafari'
  | 'desktopMenu'
  | 'none';

export interface InstallFacts {
  userAgent: string;
  maxTouchPoints: number;
  isInstalled: boolean;
  hasOffer: boolean;
}

/** Apps with their own browser, by their mark in its name. */
const apps: readonly [string, RegExp][] = [
  ['Messenger', /MessengerForiOS|MessengerLite|Orca-Android/],
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /TikTok|musical_ly|BytedanceWebview|\btrill_/],
  ['LinkedIn', /LinkedInApp/],
  ['Facebook', /FBAN|FBAV|FB_IAB|FB4A/],
  ['Telegram', /Telegram/],
  ['Snapchat', /Snapchat/],
  ['Pinterest', /\[?Pinterest\//],
  ['Line', /\bLine\//],
  ['X', /Twitter/],
  ['Viber', /Viber/],
  ['WeChat', /MicroMessenger/],
  ['Google', /\bGSA\//],
];

/** The app whose browser this is; undefined for a real browser. */
export function nameInApp(userAgent: string): string | undefined {
  return apps.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

const isIos = ({ userAgent, maxTouchPoints }: InstallFacts): boolean =>
  // iPads identify as a Mac, with a touch screen.
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Other browsers on iOS, all with Apple's engine. */
const iosBrowsers = /CriOS|EdgiOS|FxiOS|OPiOS|OPT\/|DuckDuckGo|Ddg\/|YaBrowser|Brave/;

/** Since iOS 16.4 other browsers can add to the home screen. */
function canAddAnywhere(userAgent: string): boolean {
  const version = /OS (\d+)_(\d+)/.exec(userAgent.replace(/Mac OS X [\d_]+/, ''));
  // iPads that identify as a Mac are new enough.
  if (!version) return true;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  return major > 16 || (major === 16 && minor >= 4);
}

function toIosWay({ userAgent }: InstallFacts): InstallWay {
  const isView = !/Safari\//.test(userAgent);
  if (isView || nameInApp(userAgent) !== undefined) return 'inAppIos';
  if (!iosBrowsers.test(userAgent)) return 'iosSafari';
  return canAddAnywhere(userAgent) ? 'iosBrowser' : 'iosOld';
}

function toAndroidWay({ userAgent }: InstallFacts): InstallWay {
  if (/; wv\)/.test(userAgent) || nameInApp(userAgent) !== undefined) return 'inAppAndroid';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  return /Firefox/.test(userAgent) ? 'firefoxAndroid' : 'androidMenu';
}

function toDesktopWay({ userAgent }: InstallFacts): InstallWay {
  if (/Chrome\//.test(userAgent)) return 'desktopMenu';
  const safari = /Macintosh.*Version\/(\d+)\.\S* Safari/.exec(userAgent);
  // "Add to Dock" came with Safari 17.
  return Number(safari?.[1] ?? 0) >= 17 ? 'macSafari' : 'none';
}

/** The way to install; only chooses the steps that are shown. */
export function toInstallWay(facts: InstallFacts): InstallWay {
  if (facts.isInstalled) return 'installed';
  if (facts.hasOffer) return 'prompt';
  if (isIos(facts)) return toIosWay(facts);
  return /Android/.test(facts.userAgent) ? toAndroidWay(facts) : toDesktopWay(facts);
}

/**
 * An address by which Android opens a page in the user's browser, with the page as fallback (developer.chrome.com,
 * "Android Intents with Chrome"). @param url absolute, http or https
 */
export function toBrowserIntent(url: string): string {
  const { protocol, host, pathname, search } = new URL(url);
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(url)}`,
    'end',
  ];
  return `intent://${host}${pathname}${search}#Intent;${parts.join(';')}`;
}
