import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { createSignal } from '../observable.ts';
import { readStored } from '../storage/storage.ts';

let session: Session | null | undefined;
const changes = createSignal(followOtherTabs);

/** The session stored on the device, by any tab. */
export function readStoredSession(): Session | null {
  const user = readStored('user');
  const token = readStored('token');
  return user && token ? { user, token } : null;
}

/** The current session (§4), read from local storage once. */
export function readSession(): Session | null {
  if (session === undefined) session = readStoredSession();
  return session;
}

/** Replaces the session; the caller has stored it. */
export function changeSession(next: Session | null): void {
  session = next;
  changes.announce();
}

/** The flag of the navigation guard (§2). */
export function isSignedInFlag(): boolean {
  return readStored('IsSignin') === 'true';
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === 'user' || key === 'token') changeSession(readStoredSession());
}

/** A page from the back-forward cache has missed all events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) changeSession(readStoredSession());
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
