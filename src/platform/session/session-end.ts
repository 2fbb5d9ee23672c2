import { useState, useSyncExternalStore } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { hasUnsavedForm, onHoldChange } from '../browser/unsaved-forms.ts';
import { readText, removeKey, writeStored, writeText } from '../storage/storage.ts';
import { changeSession, readSession, readStoredSession, useSession } from './session.ts';

/** The session that the server refused, as long as this page is open. */
let expired: Session | null = null;

function removeSession(): void {
  removeKey('user');
  removeKey('token');
  writeStored('IsSignin', 'false');
  changeSession(null);
}

/** Logout (§4). */
export function endSession(): void {
  removeKey(ownStorageKeys.sessionOver);
  removeSession();
}

const REVOKED = ' revoked';

/**
 * The server refused a token: the session with the user's name and addresses leaves the device, drafts stay.
 * @param isRevoked signed out elsewhere, another password, a deleted account: {@link readKeeper} is nobody
 */
export function expireSession(token: string, isRevoked: boolean): void {
  const refused = readSession();
  // Another tab may have signed in again.
  if (refused?.token !== token || (readStoredSession() ?? refused).token !== token) return;
  expired = refused;
  writeText(ownStorageKeys.sessionOver, refused.user._id + (isRevoked ? REVOKED : ''));
  removeSession();
}

/** The id of the user whose token was refused, until the next sign-in or sign-out in any tab. */
export const readEndedUser = (): string | null =>
  readText(ownStorageKeys.sessionOver)?.replace(REVOKED, '') ?? null;

/** The id of the user for whom this device keeps what others wrote; null for nobody. */
export function readKeeper(): string | null {
  const over = readText(ownStorageKeys.sessionOver);
  return readStoredSession()?.user._id ?? (over?.endsWith(REVOKED) ? null : over);
}

export const isSessionOver = (): boolean => readEndedUser() !== null;

/** The session that the server refused, while this page is open. */
export const readExpired = (): Session | null => expired;

/** {@link useSession} for a form: a session that ends while something is typed stays until the form is left. */
export function useFormSession(): Session | null {
  const current = useSession();
  const [opened, setOpened] = useState(current);
  const isUnsaved = useSyncExternalStore(onHoldChange, hasUnsavedForm, () => false);
  if (current !== null && current !== opened) setOpened(current);
  if (current !== null) return current;
  return isUnsaved && opened === readExpired() ? opened : null;
}
