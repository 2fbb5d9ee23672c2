import { deviceStorageKeys } from '#contract/device/stores.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { serverNow } from '#platform/server-time.ts';
import { rememberNear } from './near.ts';

/** When the start page was seen last, and last in the visit before; ms since the epoch. */
const form = /^(\d{1,16})(?: (\d{1,16}))?$/;

/** Whoever looks again sooner is still in the same visit. */
const VISIT_GAP_MS = 30 * MINUTE_MS;

interface Look {
  /** To be stored. */
  text: string;
  /** When the visit before ended; null in the first one. */
  before: number | null;
}

/** @param stored the text of the look before @param now ms since the epoch */
export function afterLook(stored: string | null, now: number): Look {
  const [, seen, earlier] = form.exec(stored ?? '') ?? [];
  const isSame = seen !== undefined && now - Number(seen) < VISIT_GAP_MS;
  const before = isSame ? earlier : seen;
  return before === undefined
    ? { text: String(now), before: null }
    : { text: `${now} ${before}`, before: Number(before) };
}

const look = (): Look => afterLook(readText(deviceStorageKeys.lastLook), serverNow());

/** When the visit before ended, ms since the epoch; null in the first one. */
export const readLastLook = (): number | null => look().before;

/** Notes that the start page is seen now. */
export const noteLook = (): void => void writeText(deviceStorageKeys.lastLook, look().text);

/** Removes what the start page remembers of its reader. @returns false where the device refuses */
export async function removeStartPage(): Promise<boolean> {
  removeKey(deviceStorageKeys.lastLook);
  rememberNear('');
  return true;
}
