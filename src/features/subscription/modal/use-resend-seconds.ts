import { useCallback, useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import type { Memory } from '../machine/memory.ts';
import { secondsUntilResend } from '../machine/step.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

/** Seconds until "Resend OTP" is offered, counting down: from the stored instant, whatever the page slept through. */
export function useResendSeconds(memory: Memory): number {
  const read = useCallback(() => secondsUntilResend(memory, Date.now()), [memory]);
  return useSyncExternalStore(everySecond, read);
}
