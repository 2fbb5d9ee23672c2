import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { createObservable } from '../observable.ts';
import { readStored, removeKey, writeStored } from '../storage/storage.ts';

/** The session (§4), restored from local storage when first read. */
let session: Session | null | undefined;
const changes = createObservable(0, followOtherTabs);

function restore(): Session | null {
  const user = readStored('user');
  const token = readStored('token');
  return user && token ? { user, token } : null;
}

/** The current session, or null. */
export function readSession(): Session | null {
  if (session === undefined) session = restore();
  return session;
}

/** Another session from now on, or none; the caller has stored it. */
export function changeSession(next: Session | null): void {
  session = next;
  changes.set(changes.get() + 1);
}

/** Logout (§4). */
export function endSession(): void {
  removeKey('user');
  removeKey('token');
  writeStored('IsSignin', 'false');
  changeSession(null);
}

/** What the navigation guard asks (§2): the stored flag, "false" when absent. */
export function isSignedInFlag(): boolean {
  return readStored('IsSignin') === 'true';
}

/** Whether there is a session on this device now, whichever tab knows it first. */
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

/** Calls back on every sign-in and sign-out, in this tab and in others; returns the way to stop. */
export const onSessionChange = changes.subscribe;

/** The current session; null while rendering without a browser. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null);
}
