import { useLocation } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { startSession } from '#device/account/account-session.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { AccountLink } from '#platform/session/sign-in.tsx';
import { registered } from '#platform/session/guard.ts';
import { CompanyLogo, useToLogoAddress } from '#ui/card/company-logo.tsx';
import { toJobCardView } from '#ui/card/job-card-view.ts';
import { PayPhrase } from '#ui/card/pay-phrase.tsx';
import { type Failure, isOutOfReach, toAccountFailure } from './account-rules.ts';
import { useGoal } from './goal.ts';
import { accountMessages as texts, goalMessages } from './messages.ts';
import { OfflineNote } from './offline-note.tsx';
import { recoveryMessages } from './recovery/messages.ts';

interface OtherFormProps {
  question: string;
  to: ComponentProps<typeof AccountLink>['to'];
  text: string;
}

/** The link between the sign-in and the register form. */
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

/** The mutation that signs in or registers. */
export function useAccountCall<V>(kind: 'signIn' | 'register', call: (values: V) => Promise<Session>) {
  const send = async (values: V) => {
    const session = await call(values);
    if (kind === 'register') registered.set();
    if (!startSession(session)) void showAlert({ kind: 'info', ...texts.notStored });
    if (session.restored) void showAlert({ kind: 'success', ...texts.restored });
  };
  return useSubmit({
    key: ['account', kind],
    send,
    toFailure: (error) => toAccountFailure(kind, error, texts),
  });
}

const tabClass =
  'flex min-h-12 flex-1 items-center justify-center rounded-lg px-2 text-sm font-semibold data-[status=active]:bg-secondary data-[status=active]:text-secondary-content';

/** The two forms. */
function Tabs() {
  return (
    <nav aria-label={texts.tabs.label} className="surface my-4 flex gap-1 p-1">
      <AccountLink to={appPaths.register} className={tabClass}>
        {texts.tabs.register}
      </AccountLink>
      <AccountLink to={appPaths.signIn} className={tabClass}>
        {texts.tabs.signIn}
      </AccountLink>
    </nav>
  );
}

/** The frame of both forms, with the page that opens after signing in. */
export function AccountCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page max-w-lg py-4 sm:py-8">
      <div className="surface p-4 sm:p-8">
        <h1 className="text-lg font-bold">{title}</h1>
        <p className="text-muted">{text}</p>
        <GoalLine />
        <Tabs />
        {children}
      </div>
    </div>
  );
}

interface WhileOnlineProps {
  kind: 'signIn' | 'register';
  /** Leaves a form with input on the screen while offline. */
  isTyped: boolean;
  children: ReactNode;
}

/** The form; offline, links to what works without a session. */
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

function JobGoal({ job }: { job: Job }) {
  const { next } = goalMessages;
  const toLogoAddress = useToLogoAddress();
  const view = toJobCardView(job, useNow());
  return (
    <div className="mt-3 flex items-start gap-3 wrap-anywhere">
      <CompanyLogo name={view.companyName} src={toLogoAddress(view.logo)} />
      <div className="min-w-0">
        <p lang={view.lang} className="line-clamp-2 font-bold">
          {next(view.title)}
        </p>
        <p className="truncate text-sm text-muted">{view.companyName}</p>
        <p className="tabular text-sm font-bold">
          <PayPhrase pay={view.pay} />
        </p>
      </div>
    </div>
  );
}

/** Shows the page that opens after signing in: the job's card where it is cached, else the page's name. */
function GoalLine() {
  const { next } = goalMessages;
  const goal = useGoal();
  if (goal === null) return null;
  if (goal.job !== undefined) return <JobGoal job={goal.job} />;
  return <p className="mt-3 font-bold wrap-anywhere">{next(goal.name)}</p>;
}

/** The token of a mail's link, which is in the fragment: no server sees it. */
export function useLinkToken(): string | null {
  const hash = useLocation({ select: (location) => location.hash });
  const given = new URLSearchParams(hash).get('token');
  // Kept in state after the fragment is removed from the URL; a newer link may be opened on the same page.
  const [token, setToken] = useState(given);
  if (given !== null && given !== token) setToken(given);
  return given ?? token;
}

/** The e-mail address that a mail's link is for, where its fragment contains it. */
export function useLinkAddress(): string | null {
  const hash = useLocation({ select: (location) => location.hash });
  const [address] = useState(() => new URLSearchParams(hash).get('email'));
  return address;
}

/** Why a step failed: the server's message, else ours. */
export function toRecoveryFailure(error: unknown): Failure {
  const { failed, unreachable } = recoveryMessages;
  if (isOutOfReach(error)) return { title: failed, text: unreachable };
  const serverMessage = error instanceof ApiError ? error.serverMessage : undefined;
  return { title: serverMessage ?? failed };
}

/** The frame of the pages that mails link to. */
export function RecoveryCard({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="page max-w-lg py-4 sm:py-8">
      <div className="surface grid gap-4 p-4 sm:p-8">
        <h1 className="text-lg font-bold">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** The success message that replaces the form, and takes the focus of its removed button. */
export function RecoveryOutcome({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-3 outline-none">
      <p className="font-bold">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
