import { useRef, useState } from 'react';
import type { Session } from '#contract/auth.ts';
import { showAlert } from '#platform/dialogs.ts';
import { useMessages } from '#platform/messages.ts';
import { startSession } from '#platform/start-session.ts';
import type { Failure } from './account-rules.ts';
import { accountMessages } from './messages.ts';

export type Sending =
  { step: 'idle' } | { step: 'busy' } | { step: 'failed'; failure: Failure } | { step: 'done' };

interface AccountCall {
  send: () => Promise<Session>;
  toFailure: (error: unknown) => Failure;
}

/** One call that ends in a session; while it runs, it cannot be sent again. */
export function useAccountCall(): { sending: Sending; run: (call: AccountCall) => Promise<boolean> } {
  const { notKept } = useMessages(accountMessages);
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const isRunning = useRef(false);
  const run = async ({ send, toFailure }: AccountCall): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setSending({ step: 'busy' });
    try {
      if (!startSession(await send())) void showAlert({ kind: 'info', ...notKept });
      setSending({ step: 'done' });
      return true;
    } catch (error) {
      isRunning.current = false;
      setSending({ step: 'failed', failure: toFailure(error) });
      return false;
    }
  };
  return { sending, run };
}
