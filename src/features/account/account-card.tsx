import type { Session } from '#contract/accounts/auth.ts';
import { startSession } from '#device/account/start-session.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { toAccountFailure } from './account-rules.ts';
import { accountMessages, goalMessages } from './messages.ts';
import type { ComponentProps, ReactNode } from 'react';
import { AccountLink } from '#platform/session/account-link.tsx';
import { useOnline } from '#platform/http/online.ts';
import { OfflineNote } from './offline-note.tsx';
import { useGoal } from './goal.ts';

interface OtherFormProps {
  question: string;
  to: ComponentProps<typeof AccountLink>['to'];
  text: string;
}

/** The link from one form to the other. */
export function OtherForm({ question, to, text }: OtherFormProps) {
  return (
    <p className="mt-4 text-center text-muted">
      {question}{' '}
      <AccountLink to={to} className="link inline-flex min-h-11 items-center font-medium text-primary">
        {text}
      </AccountLink>
    </p>
  );
}

/** A call that starts a session. */
export function useAccountCall<V>(kind: 'signIn' | 'register', call: (values: V) => Promise<Session>) {
  const texts = useMessages(accountMessages);
  const send = async (values: V) => {
    const session = await call(values);
    if (!startSession(session)) void showAlert({ kind: 'info', ...texts.notStored });
    if (session.restored) void showAlert({ kind: 'success', ...texts.restored });
  };
  return useSubmit({
    key: ['account', kind],
    send,
    toFailure: (error) => toAccountFailure(kind, error, texts),
  });
}

interface AccountCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The frame of both forms, with the page that signing in leads to. */
export function AccountCard({ title, text, children }: AccountCardProps) {
  const texts = useMessages(goalMessages);
  const goal = useGoal();
  return (
    <div className="page max-w-lg py-8 filters:py-12">
      <div className="surface p-5 sm:p-8">
        <h1 className="text-xl font-bold">{title}</h1>
        <div className="mt-1 mb-6 text-muted">
          <p>{text}</p>
          {goal && <p className="wrap-anywhere">{texts.next(goal.name)}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

interface WhileOnlineProps {
  kind: 'signIn' | 'register';
  /** Keeps the form on the screen while offline. */
  isTyped: boolean;
  children: ReactNode;
}

/** The form; offline, what can be done instead. */
export function WhileOnline({ kind, isTyped, children }: WhileOnlineProps) {
  const isOnline = useOnline();
  return (
    <>
      {(isOnline || isTyped) && children}
      {/* Screen readers only announce changes of an existing region. */}
      <div role="status" className={isTyped ? 'mt-4' : ''}>
        {!isOnline && <OfflineNote kind={kind} isBesideForm={isTyped} />}
      </div>
    </>
  );
}
