import type { QueryClient } from '@tanstack/react-query';
import { PRIVATE } from '#platform/query/query-client.ts';
import { isSessionOver } from '#platform/session/session-end.ts';
import { onSessionChange, readSession } from '#platform/session/session.ts';
import { forgetGoal } from '#platform/session/sign-in.tsx';
import { mayHaveCopies, readForgetting } from './forgetting.ts';

function dropOthers(queryClient: QueryClient, userId: string | undefined): void {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] === PRIVATE && queryKey[1] !== userId,
  };
  void queryClient.cancelQueries(filters);
  queryClient.removeQueries(filters);
}

/** A failure is retried at the next start. */
function finishEarlier(): void {
  // A visitor who never signed in has no copies, and loads nothing for them.
  const isVisitor = readSession() === null && !isSessionOver();
  if (readForgetting().length === 0 && (isVisitor || !mayHaveCopies())) return;
  import('./forget-account.ts').then(({ finishForgetting }) => finishForgetting()).catch(() => undefined);
}

/** Drops private data on sign-out in any tab, what a sign-out before this left, and what applicants wrote to others. */
export function forgetPrivateData(queryClient: QueryClient): void {
  finishEarlier();
  let userId = readSession()?.user._id;
  dropOthers(queryClient, userId);
  onSessionChange(() => {
    finishEarlier();
    const next = readSession()?.user._id;
    // Data in an open form stays until the next sign-in or sign-out.
    if (next === undefined && isSessionOver()) return;
    const left = userId;
    userId = next;
    dropOthers(queryClient, userId);
    // Another tab's sign-in arrives in parts.
    if (left !== undefined && userId === undefined) forgetGoal();
  });
}
