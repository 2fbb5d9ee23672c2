import {
  holdForPage,
  readDevice,
  removeFromDevice,
  tryWrite,
  writeText,
  writeStored,
} from '#platform/storage/storage.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { endForgetting } from './forgetting.ts';
import { changeSession } from '#platform/session/session.ts';

/**
 * Writes what means nothing one without the other: the device then has all of it, or what it had before.
 * @param texts by their keys
 * @returns false when the device could not keep it: it then holds for this page
 */
export function writeTogether(texts: Readonly<Record<string, string>>): boolean {
  const before = Object.keys(texts).map((key) => [key, readDevice(key)] as const);
  if (Object.entries(texts).every(([key, text]) => writeText(key, text))) return true;
  for (const [key, text] of before) {
    if (text === null || !tryWrite(key, text)) removeFromDevice(key);
  }
  for (const [key, text] of Object.entries(texts)) holdForPage(key, text);
  return false;
}

/**
 * Sign in or registration success (§4).
 * @returns false when the device could not keep it: the session then lasts as long as the page
 */
export function startSession(next: Session): boolean {
  // One person's token beside another one's name is nobody.
  const isKept = writeTogether({ user: JSON.stringify(next.user), token: next.token });
  writeStored('IsSignin', 'true');
  endForgetting(next.user._id);
  changeSession(next);
  return isKept;
}
