import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { recoveryMessages } from './messages.ts';
import { type Failure, isOutOfReach } from '../account-rules.ts';

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
