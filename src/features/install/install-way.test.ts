import { describe, expect, test } from 'vitest';
import { nameInApp } from '#platform/browser/in-app.ts';
import { toInstallWay } from './invitation-rules.ts';

/** User agents of real browsers, in the versions that matter. */

const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (os: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${appleWebKit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebKit}`;
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${chromium}`;
const view = `Mozilla/5.0 (Linux; Android 13; SM-A536E Build/TP1A.220624.014; wv) ${chromium} Version/4.0 Chrome/123.0.6312.40 Mobile Safari/537.36`;
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

const rows = [
  ['Safari on an iPhone', `${iphone('17_4')} Version/17.4 Mobile/15E148 Safari/604.1`, 'iosSafari'],
  ['Safari of iOS 15', `${iphone('15_8')} Version/15.6.6 Mobile/15E148 Safari/604.1`, 'iosSafari'],
  ['Chrome on iOS', `${iphone('17_4')} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`, 'iosBrowser'],
  [
    'Edge on iOS',
    `${iphone('17_3')} Version/17.0 EdgiOS/122.0.2365.56 Mobile/15E148 Safari/605.1.15`,
    'iosBrowser',
  ],
  ['Firefox on iOS', `${iphone('16_4')} FxiOS/124.0 Mobile/15E148 Safari/605.1.15`, 'iosBrowser'],
  ['Firefox on iOS 16.3', `${iphone('16_3')} FxiOS/124.0 Mobile/15E148 Safari/605.1.15`, 'iosOld'],
  ['Chrome on iOS 15', `${iphone('15_7')} CriOS/112.0.5615.46 Mobile/15E148 Safari/604.1`, 'iosOld'],
  ['Google’s app on iOS', `${iphone('17_4')} GSA/310.0.6204 Mobile/15E148 Safari/604.1`, 'inAppIos'],
  [
    'Facebook on iOS',
    `${iphone('17_4')} Mobile/21E219 [FBAN/FBIOS;FBAV/456.0.0.40.107;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS]`,
    'inAppIos',
  ],
  [
    'Messenger on iOS',
    `${iphone('17_4')} Mobile/21E219 [FBAN/MessengerForiOS;FBAV/449.0.0.47.109;FBSN/iOS]`,
    'inAppIos',
  ],
  [
    'Instagram on iOS',
    `${iphone('17_4')} Mobile/21E219 Instagram 325.0.3.34.90 (iPhone14,5; iOS 17_4; en_GB; scale=3.00)`,
    'inAppIos',
  ],
  [
    'TikTok on iOS',
    `${iphone('17_4')} Mobile/15E148 musical_ly_33.6.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`,
    'inAppIos',
  ],
  ['LinkedIn on iOS', `${iphone('17_4')} Mobile/15E148 [LinkedInApp]/9.29.7731`, 'inAppIos'],
  ['another app on iOS', `${iphone('17_4')} Mobile/15E148`, 'inAppIos'],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A536E) ${chromium} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    'samsung',
  ],
  [
    'Samsung Internet without a model',
    `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'samsung',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0',
    'firefoxAndroid',
  ],
  [
    'Chrome on Android, which offered nothing',
    `${android} Chrome/124.0.0.0 Mobile Safari/537.36`,
    'androidMenu',
  ],
  ['Opera on Android', `${android} Chrome/120.0.0.0 Mobile Safari/537.36 OPR/81.0.0.0`, 'androidMenu'],
  ['Facebook on Android', `${view} [FB_IAB/FB4A;FBAV/457.0.0.49.105;]`, 'inAppAndroid'],
  ['Messenger on Android', `${view} [FB_IAB/Orca-Android;FBAV/449.0.0.50.109;]`, 'inAppAndroid'],
  [
    'Instagram on Android',
    `${view} Instagram 325.0.0.35.91 Android (33/13; 420dpi; samsung)`,
    'inAppAndroid',
  ],
  [
    'TikTok on Android',
    `${view} trill_330603 JsSdk/1.0 NetType/WIFI BytedanceWebview/d8a21c6`,
    'inAppAndroid',
  ],
  ['LinkedIn on Android', `${view} [LinkedInApp]/4.1.930`, 'inAppAndroid'],
  ['an app that does not say its name', view, 'inAppAndroid'],
  ['Safari 17 on a Mac', `${mac} Version/17.4 Safari/605.1.15`, 'macSafari'],
  ['Safari 16 on a Mac', `${mac} Version/16.6 Safari/605.1.15`, 'none'],
  ['Chrome on a Mac', `${mac.replace(appleWebKit, chromium)} Chrome/124.0.0.0 Safari/537.36`, 'desktopMenu'],
  ['Edge on Windows', `${windows} ${chromium} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`, 'desktopMenu'],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:124.0) Gecko/20100101 Firefox/124.0',
    'none',
  ],
] as const;

const facts = { maxTouchPoints: 0, isInstalled: false, hasOffer: false };

test.each(rows)('%s', (_name, userAgent, way) => {
  expect(toInstallWay({ ...facts, userAgent })).toBe(way);
});

test('an iPad differs from a Mac by its touch screen, and its browsers from Safari', () => {
  const safari = { ...facts, userAgent: `${mac} Version/17.4 Safari/605.1.15`, maxTouchPoints: 5 };
  expect(toInstallWay(safari)).toBe('iosSafari');
  const chrome = `${mac} CriOS/123.0.6312.52 Version/16.4 Safari/605.1.15`;
  expect(toInstallWay({ ...safari, userAgent: chrome })).toBe('iosBrowser');
});

test('what the browser offers, and what is installed, goes before its name', () => {
  for (const [, userAgent] of rows) {
    expect(toInstallWay({ ...facts, userAgent, hasOffer: true })).toBe('prompt');
    expect(toInstallWay({ ...facts, userAgent, hasOffer: true, isInstalled: true })).toBe('installed');
  }
});

describe('browsers inside other apps', () => {
  test('are called by the name of their app, as far as it is known', () => {
    const named = rows
      .filter(([, , way]) => way.startsWith('inApp'))
      .map(([name, userAgent]) => [name, nameInApp(userAgent)]);
    for (const [name = '', app] of named) {
      if (app === undefined) expect(name).toMatch(/^an(?:other)? app/);
      else expect(name).toContain(app);
    }
    expect(named.filter(([, app]) => app === undefined)).toHaveLength(2);
  });
});
