import type { Session } from '#contract/accounts/auth.ts';
import { startSession } from '#device/account/start-session.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { toAccountFailure } from './account-rules.ts';
import { accountMessages } from './messages.ts';

/** A call that starts a session. */
export function useAccountCall<V>(kind: 'signIn' | 'register', call: (values: V) => Promise<Session>) {
  const texts = useMessages(accountMessages);
  const send = async (values: V) => {
    const session = await call(values);
    if (!startSession(session)) void showAlert({ kind: 'info', ...texts.notKept });
    if (session.restored) void showAlert({ kind: 'success', ...texts.restored });
  };
  return useSubmit({
    key: ['account', kind],
    send,
    toFailure: (error) => toAccountFailure(kind, error, texts),
  });
}
