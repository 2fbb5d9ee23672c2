/** Apps with a built-in browser, by their token in the user agent. */
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

/** Whether this is an in-app browser. Home screen apps on iOS lack "Safari" in their user agent as well. */
export function isInApp(): boolean {
  const { userAgent } = navigator;
  if ('standalone' in navigator && navigator.standalone === true) return false;
  const isIosView = /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/');
  return isIosView || userAgent.includes('; wv)') || nameInApp(userAgent) !== undefined;
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
