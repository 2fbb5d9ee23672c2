import type { MouseEvent } from 'react';
import { isOnline } from '#platform/http/online.ts';

/** What a tap on Apply does offline, once the component that handles it is loaded. */
let write: (() => void) | undefined;

/** Handles taps from now on; returns the way to stop. */
export function takeApply(next: () => void): () => void {
  write = next;
  return () => {
    if (write === next) write = undefined;
  };
}

/** Offline, opens the letter editor instead of the webmail. */
export function applyOffline(event: MouseEvent): void {
  if (isOnline() || write === undefined) return;
  event.preventDefault();
  write();
}
