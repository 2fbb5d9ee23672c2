/** How the app gets onto this device's home screen, told from what the browser says of itself. */

/**
 * `prompt`: the browser asks when told to. `inApp…`: a browser inside another app, which cannot install anything.
 * `iosOld`: a browser of iOS before 16.4, where only Safari can. `none`: this browser installs nothing.
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

/** Apps that open links in a browser of their own, by what they add to its name. */
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

/** The app whose own browser this is; undefined for a real browser, and for an app that does not say. */
export function nameInApp(userAgent: string): string | undefined {
  return apps.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

const isIos = ({ userAgent, maxTouchPoints }: InstallFacts): boolean =>
  // An iPad says it is a Mac, one with a touch screen.
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Browsers of others on iOS, all of them around Apple's engine. */
const iosBrowsers = /CriOS|EdgiOS|FxiOS|OPiOS|OPT\/|DuckDuckGo|Ddg\/|YaBrowser|Brave/;

/** Browsers other than Safari can add to the home screen since 16.4. */
function canAddAnywhere(userAgent: string): boolean {
  const version = /OS (\d+)_(\d+)/.exec(userAgent.replace(/Mac OS X [\d_]+/, ''));
  // An iPad that says it is a Mac does not tell; so do those that are new enough.
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

/** What to tell the reader. Decides nothing else: what works is found by trying, not by the browser's name. */
export function toInstallWay(facts: InstallFacts): InstallWay {
  if (facts.isInstalled) return 'installed';
  if (facts.hasOffer) return 'prompt';
  if (isIos(facts)) return toIosWay(facts);
  return /Android/.test(facts.userAgent) ? toAndroidWay(facts) : toDesktopWay(facts);
}

/**
 * An address by which Android opens a page in the reader's own browser, and the page itself where nothing answers
 * (developer.chrome.com, "Android Intents with Chrome").
 * @param url absolute, http or https
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
