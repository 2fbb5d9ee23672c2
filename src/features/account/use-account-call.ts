import type { Session } from '#contract/accounts/auth.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { startSession } from '#device/account/start-session.ts';
import type { Failure } from './account-rules.ts';
import { accountMessages } from './messages.ts';
import { useSending } from './use-sending.ts';

/** One call that ends in a session. */
export function useAccountCall(toFailure: (error: unknown) => Failure) {
  const { notKept, restored } = useMessages(accountMessages);
  const { sending, run } = useSending(toFailure);
  const runCall = (send: () => Promise<Session>) =>
    run(async () => {
      const session = await send();
      if (!startSession(session)) void showAlert({ kind: 'info', ...notKept });
      if (session.restored) void showAlert({ kind: 'success', ...restored });
    });
  return { sending, run: runCall };
}
