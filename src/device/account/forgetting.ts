import { deviceStorageKeys } from '#contract/device/stores.ts';
import { serverNow } from '#platform/server-time.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** Ids of signed-out users with data still on this device. */
export function readForgetting(): string[] {
  return (readText(deviceStorageKeys.forgetting) ?? '').split(' ').filter((owner) => owner !== '');
}

/** Whether what is stored of an account would be removed: it may have signed out in another tab a moment ago. */
export const isForgotten = (owner: string): boolean => readForgetting().includes(owner);

function write(owners: readonly string[]): void {
  if (owners.length === 0) removeKey(deviceStorageKeys.forgetting);
  else writeText(deviceStorageKeys.forgetting, owners.join(' '));
}

/** Marks a signed-out user's data for removal, until {@link endForgetting}. */
export function startForgetting(owner: string): void {
  write([...new Set([...readForgetting(), owner])]);
}

/** Ends it, after the removal or a new sign-in. */
export function endForgetting(owner: string): void {
  const left = readForgetting();
  if (left.includes(owner)) write(left.filter((other) => other !== owner));
}

const NO_COPIES = 'none';
const { inboxConfirmed } = deviceStorageKeys;

/** Whether this device may hold what applicants wrote. */
export const mayHaveCopies = (): boolean => readText(inboxConfirmed) !== NO_COPIES;

/** Notes that something of an applicant is about to be stored. */
export function expectCopies(): void {
  if (!mayHaveCopies()) removeKey(inboxConfirmed);
}

export const noteNoCopies = (): void => void writeText(inboxConfirmed, NO_COPIES);

/** Notes that the server has confirmed all copies. */
export const noteConfirmed = (): void => void writeText(inboxConfirmed, String(serverNow()));

/** When it did, ms since the epoch; 0 for never. */
export const readConfirmedAt = (): number => Number(readText(inboxConfirmed)) || 0;
