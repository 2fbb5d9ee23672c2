import { useRef, useState } from 'react';

export type Sending<F> =
  { step: 'idle' } | { step: 'busy' } | { step: 'failed'; failure: F } | { step: 'done' };

/** One call of a form; while it runs, it cannot be sent again. `run` resolves to its failure, or null. */
export function useSending<F>(toFailure: (error: unknown) => F) {
  const [sending, setSending] = useState<Sending<F>>({ step: 'idle' });
  const isRunning = useRef(false);
  const run = async (work: () => Promise<void>): Promise<F | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setSending({ step: 'busy' });
    try {
      await work();
      setSending({ step: 'done' });
      return null;
    } catch (error) {
      const failure = toFailure(error);
      setSending({ step: 'failed', failure });
      return failure;
    } finally {
      isRunning.current = false;
    }
  };
  return { sending, run };
}
