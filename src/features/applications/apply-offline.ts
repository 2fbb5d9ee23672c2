import type { MouseEvent } from 'react';
import { isOnline } from '#platform/http/online.ts';

/** What a press on Apply does without a network, once the part of the page that does it is here. */
let write: (() => void) | undefined;

/** Takes the presses from now on; returns the way to leave them to the link again. */
export function takeApply(next: () => void): () => void {
  write = next;
  return () => {
    if (write === next) write = undefined;
  };
}

/** Apply without a network: webmail could not open, so the letter is written here. */
export function applyOffline(event: MouseEvent): void {
  if (isOnline() || write === undefined) return;
  event.preventDefault();
  write();
}
