import { nameInApp } from '#platform/browser/in-app.ts';

/** How the app can be installed, by the user agent. */

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

const isIos = ({ userAgent, maxTouchPoints }: InstallFacts): boolean =>
  // Safari on iPads has a Mac's user agent, but a touch screen.
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Other browsers on iOS, all with Apple's engine. */
const iosBrowsers = /CriOS|EdgiOS|FxiOS|OPiOS|OPT\/|DuckDuckGo|Ddg\/|YaBrowser|Brave/;

/** Since iOS 16.4 other browsers can add to the home screen. */
function canAddAnywhere(userAgent: string): boolean {
  const version = /OS (\d+)_(\d+)/.exec(userAgent.replace(/Mac OS X [\d_]+/, ''));
  // iPads with a Mac's user agent have a new enough iPadOS.
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

/** The way to install, which only selects the steps to show: a wrong user agent is harmless. */
export function toInstallWay(facts: InstallFacts): InstallWay {
  if (facts.isInstalled) return 'installed';
  if (facts.hasOffer) return 'prompt';
  if (isIos(facts)) return toIosWay(facts);
  return /Android/.test(facts.userAgent) ? toAndroidWay(facts) : toDesktopWay(facts);
}
