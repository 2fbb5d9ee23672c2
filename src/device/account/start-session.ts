import type { Session } from '#contract/accounts/auth.ts';
import { endForgetting } from './forgetting.ts';
import { changeSession } from '#platform/session/session.ts';
import { writeStored } from '#platform/storage/storage.ts';
import { writeTogether } from './storage-together.ts';

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
