import type { Session } from '#contract/accounts/auth.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { endSession, readExpired } from '#platform/session/session-end.ts';
import { changeSession, readSession } from '#platform/session/session.ts';
import {
  holdForPage,
  readDevice,
  removeFromDevice,
  removeKey,
  tryWrite,
  writeStored,
  writeText,
} from '#platform/storage/storage.ts';
import { endForgetting, startForgetting } from './forgetting.ts';

/** Writes all values or none. @returns false when the device refused: they live as long as the page */
export function writeTogether(texts: Readonly<Record<string, string>>): boolean {
  const before = Object.keys(texts).map((key) => [key, readDevice(key)] as const);
  if (Object.entries(texts).every(([key, text]) => writeText(key, text))) return true;
  for (const [key, text] of before) {
    if (text === null || !tryWrite(key, text)) removeFromDevice(key);
  }
  for (const [key, text] of Object.entries(texts)) holdForPage(key, text);
  return false;
}

/** Stores a session after sign-in or registration (§4). @returns false when the device refused */
export function startSession(next: Session): boolean {
  // Never store a token beside another user's record.
  const isStored = writeTogether({ user: JSON.stringify(next.user), token: next.token });
  writeStored('IsSignin', 'true');
  removeKey(ownStorageKeys.sessionOver);
  endForgetting(next.user._id);
  changeSession(next);
  return isStored;
}

function forget(): void {
  import('./forget-account.ts')
    .then(({ finishForgetting }) => finishForgetting())
    .catch((error: unknown) => logNotice('account data not removed yet, will retry', errorText(error)));
}

/** Ends the session and removes the account's data from this device (§4). */
export function endAccountHere(): void {
  const session = readSession() ?? readExpired();
  if (session) startForgetting(session.user._id);
  endSession();
  if (session) forget();
}
