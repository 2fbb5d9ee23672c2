import type { QueryClient } from '@tanstack/react-query';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { PRIVATE } from '#platform/query/query-client.ts';
import { isSessionOver } from '#platform/session/session-end.ts';
import { onSessionChange, readSession } from '#platform/session/session.ts';
import { forgetGoal } from '#platform/session/sign-in-goal.ts';
import { readText } from '#platform/storage/storage.ts';

function dropOthers(queryClient: QueryClient, userId: string | undefined): void {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] === PRIVATE && queryKey[1] !== userId,
  };
  void queryClient.cancelQueries(filters);
  queryClient.removeQueries(filters);
}

async function finishEarlier(): Promise<void> {
  const { finishForgetting } = await import('./forget-account.ts').catch(() => ({
    finishForgetting: undefined,
  }));
  await finishForgetting?.();
}

/** Drops private data on sign-out in any tab, and what a sign-out before this left. */
export function forgetPrivateData(queryClient: QueryClient): void {
  if (readText(deviceStorageKeys.forgetting) !== null) void finishEarlier();
  let userId = readSession()?.user._id;
  dropOthers(queryClient, userId);
  onSessionChange(() => {
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
