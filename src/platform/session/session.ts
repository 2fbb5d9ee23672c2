import { useState, useSyncExternalStore } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { hasUnsavedForm, onHoldChange } from '../browser/unsaved-forms.ts';
import { createSignal } from '../observable.ts';
import { readStored, readText, removeKey, writeStored, writeText } from '../storage/storage.ts';

let session: Session | null | undefined;
/** The session that the server refused, as long as this page is open. */
let expired: Session | null = null;
const changes = createSignal(followOtherTabs);

function restore(): Session | null {
  const user = readStored('user');
  const token = readStored('token');
  return user && token ? { user, token } : null;
}

/** The current session (§4), read from local storage once. */
export function readSession(): Session | null {
  if (session === undefined) session = restore();
  return session;
}

/** Replaces the session; the caller has stored it. */
export function changeSession(next: Session | null): void {
  session = next;
  changes.announce();
}

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

/** The server refused a token: the session with the user's name and addresses leaves the device, drafts stay. */
export function expireSession(token: string): void {
  const refused = readSession();
  // Another tab may have signed in again.
  if (refused?.token !== token || (restore() ?? refused).token !== token) return;
  expired = refused;
  writeText(ownStorageKeys.sessionOver, refused.user._id);
  removeSession();
}

/** True from a refused token to the next sign-in or sign-out, in every tab. */
export const isSessionOver = (): boolean => readText(ownStorageKeys.sessionOver) !== null;

/** The session that the server refused, while this page is open. */
export const readExpired = (): Session | null => expired;

/** The flag of the navigation guard (§2). */
export function isSignedInFlag(): boolean {
  return readStored('IsSignin') === 'true';
}

/** Whether the device holds a session, of whichever tab. */
export function isAnyoneSignedIn(): boolean {
  return restore() !== null;
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === 'user' || key === 'token') changeSession(restore());
}

/** A page from the back-forward cache has missed all events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) changeSession(restore());
}

function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener('pageshow', onPageShow);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener('pageshow', onPageShow);
  };
}

/** Calls back on sign-in and sign-out in any tab; returns the way to stop. */
export const onSessionChange = changes.subscribe;

/** The current session; null while the server renders. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null);
}

/** {@link useSession} for a form: a session that ends while something is typed stays until the form is left. */
export function useFormSession(): Session | null {
  const current = useSession();
  const [opened, setOpened] = useState(current);
  const isUnsaved = useSyncExternalStore(onHoldChange, hasUnsavedForm, () => false);
  if (current !== null && current !== opened) setOpened(current);
  if (current !== null) return current;
  return isUnsaved && opened === expired ? opened : null;
}
