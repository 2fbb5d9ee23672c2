import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/auth.ts';
import { endForgetting } from './forgetting.ts';
import { readStored, removeKey, writeStored, writeTogether } from './storage.ts';

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

function change(next: Session | null): void {
  session = next;
  for (const listener of listeners) listener();
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
  change(next);
  return isKept;
}

/** Logout (§4). */
export function endSession(): void {
  removeKey('user');
  removeKey('token');
  writeStored('IsSignin', 'false');
  change(null);
}

/** What the navigation guard asks (§2): the stored flag, "false" when absent. */
export function isSignedInFlag(): boolean {
  return readStored('IsSignin') === 'true';
}

function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === 'user' || event.key === 'token') change(restore());
}

/** A page that comes back as it was left has heard of nothing meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) change(restore());
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
