import { locale } from '../i18n/locale.ts';
import type { StoredLanguages } from '#contract/device/worker.ts';
import { locales, type Locale } from '#contract/format.ts';
import { LANGUAGE_COOKIE, splitLanguage } from '#contract/http/languages.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { DAY_MS, SECOND_MS } from '#contract/limits.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

/** The reader's language; undefined until a page was open. */
function readChosen(): Locale | undefined {
  const cookies = document.cookie.split('; ');
  return locales.find((known) => cookies.includes(`${LANGUAGE_COOKIE}=${known}`));
}

const YEAR_S = (365 * DAY_MS) / SECOND_MS;

/** True for a page that was opened from this site in the other language. */
function isSwitched(): boolean {
  if (!URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && splitLanguage(pathname).locale !== locale;
}

/** The first page's language is the reader's until the other is chosen. The worker and the home address follow it. */
export function rememberLanguage(): void {
  if (readChosen() !== undefined && !isSwitched()) return;
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

export const areBothStored = (): boolean => readText(deviceStorageKeys.bothLanguages) !== null;

/** The languages that this device stores the app in, the reader's own first. */
export function readLanguages(): StoredLanguages {
  const own = readChosen() ?? locale;
  return areBothStored() ? [own, own === 'en' ? 'bn' : 'en'] : [own];
}

/** Whether the app stays on the device in the other language too. */
export function storeBothLanguages(isWanted: boolean): void {
  if (isWanted) writeText(deviceStorageKeys.bothLanguages, '1');
  else removeKey(deviceStorageKeys.bothLanguages);
}
