import { useState } from 'react';
import type { StopOutcome } from '../stop/stop-attempt.ts';

/** A form that sends one thing at a time, and says why it did not work. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function run<T>(send: () => Promise<StopOutcome<T>>, onDone: (value: T) => void): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const outcome = await send();
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome.text);
    else onDone(outcome.value);
  }
  return { isBusy, failure, run, clear: () => setFailure(undefined) };
}
