import * as v from 'valibot';
import { deviceHandlePattern } from '#contract/accounts/auth.ts';
import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { storedJson } from '#contract/device/stored-text.ts';
import { apiUrl } from '../startup/config.ts';
import { readText, writeText } from '../storage/storage.ts';

/** Identifies this device anonymously to a server, so that guessed passwords cannot lock its owner out. */

const Handle = v.pipe(v.string(), v.regex(deviceHandlePattern));
const Stored = storedJson(v.object({ api: v.string(), device: Handle }));

/** What a sign-in sends. */
export function readSignInDevice(): { device?: string } {
  const stored = v.safeParse(Stored, readText(lateStorageKeys.signInDevice));
  return stored.success && stored.output.api === apiUrl('/') ? { device: stored.output.device } : {};
}

/** Stores the handle of a sign-in's answer. */
export function storeSignInDevice(device: string | undefined): void {
  if (!v.is(Handle, device)) return;
  writeText(lateStorageKeys.signInDevice, JSON.stringify({ api: apiUrl('/'), device }));
}
