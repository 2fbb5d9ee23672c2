import * as v from 'valibot';
import { deviceHandlePattern } from '#contract/accounts/auth.ts';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { storedJson } from '#contract/device/stored-text.ts';
import { apiUrl } from '../startup/config.ts';
import { readText, writeText } from '../storage/storage.ts';

/**
 * The handle that a server knows this device by, so that strangers who guess a password cannot keep its owner out. It
 * says nothing of anybody, stays after logging out, and goes to no other server than the one that handed it out.
 */

const Handle = v.pipe(v.string(), v.regex(deviceHandlePattern));
const Stored = storedJson(v.object({ api: v.string(), device: Handle }));

/** What a sign-in is sent with: nothing where the server has handed out no handle. */
export function readSignInDevice(): { device?: string } {
  const stored = v.safeParse(Stored, readText(lateStorageKeys.signInDevice));
  return stored.success && stored.output.api === apiUrl('/') ? { device: stored.output.device } : {};
}

/** Stores what a sign-in was answered with, if it is a handle. */
export function storeSignInDevice(device: string | undefined): void {
  if (!v.is(Handle, device)) return;
  writeText(lateStorageKeys.signInDevice, JSON.stringify({ api: apiUrl('/'), device }));
}
