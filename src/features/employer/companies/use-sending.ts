import { useRef, useState } from 'react';
import type { Failure } from './company-failures.ts';

export type Sending =
  | { step: 'idle' }
  /** `share` of what has gone out, 0 to 1; null while it is not known. */
  | { step: 'busy'; share: number | null }
  | { step: 'failed'; failure: Failure };

interface Call<T> {
  send: (onProgress: (share: number) => void) => Promise<T>;
  toFailure: (error: unknown) => Failure;
}

export interface SendingControl {
  sending: Sending;
  /** Resolves to the answer, or to undefined when it failed or another call is under way. */
  run: <T extends object>(call: Call<T>) => Promise<T | undefined>;
}

/** One call at a time, with its progress and its failure. */
export function useSending(): SendingControl {
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const isRunning = useRef(false);
  const run = async <T extends object>({ send, toFailure }: Call<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setSending({ step: 'busy', share: null });
    try {
      const answer = await send((share) => setSending({ step: 'busy', share }));
      setSending({ step: 'idle' });
      return answer;
    } catch (error) {
      setSending({ step: 'failed', failure: toFailure(error) });
      return undefined;
    } finally {
      isRunning.current = false;
    }
  };
  return { sending, run };
}
