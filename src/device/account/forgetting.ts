import { ownStorageKeys } from '#contract/device/storage.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';

/** Whose traces may still be on the device: they signed out, and all of theirs is to go. Users' ids. */
export function readForgetting(): string[] {
  return (readText(ownStorageKeys.forgetting) ?? '').split(' ').filter((owner) => owner !== '');
}

function write(owners: readonly string[]): void {
  if (owners.length === 0) removeKey(ownStorageKeys.forgetting);
  else writeText(ownStorageKeys.forgetting, owners.join(' '));
}

/** Somebody signed out: until {@link endForgetting} the next start of the app goes on with it. */
export function startForgetting(owner: string): void {
  write([...new Set([...readForgetting(), owner])]);
}

/** All is gone, or they are here again. */
export function endForgetting(owner: string): void {
  const left = readForgetting();
  if (left.includes(owner)) write(left.filter((other) => other !== owner));
}
