import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { readStored, removeKey, writeStored } from '../storage/storage.ts';

/**
 * The session (§4): user and token in memory and in local storage, restored when both are stored.
 * `IsSignin` is what the navigation guard reads (§2).
 */
let session: Session | null | undefined;
const listeners = new Set<() => void>();

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

/** Another session from now on, or none; for what has written it. */
export function changeSession(next: Session | null): void {
  session = next;
  for (const listener of listeners) listener();
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

function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === 'user' || event.key === 'token') changeSession(restore());
}

/** A page that comes back as it was left has heard of nothing meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) changeSession(restore());
}

/** Whether somebody is signed in on this device now, whichever tab knows it first. */
export function isAnyoneSignedIn(): boolean {
  return restore() !== null;
}

function followOthers(): void {
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener('pageshow', onPageShow);
}

function stopFollowing(): void {
  globalThis.removeEventListener('storage', onStorage);
  globalThis.removeEventListener('pageshow', onPageShow);
}

/** Calls back on every sign-in and sign-out, in this tab and in others; returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) followOthers();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing();
  };
}

const noSession = () => null;

/** The current session; null while rendering without a browser. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, noSession);
}
