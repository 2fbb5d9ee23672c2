import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sendLogout } from '#api/logout.ts';
import { appPaths } from '#contract/paths.ts';
import { ownSessionKeys } from '#contract/storage.ts';
import { errorText } from '#platform/api-error.ts';
import { readForgetting, startForgetting } from '#platform/forgetting.ts';
import { logNotice } from '#platform/log.ts';
import { PRIVATE } from '#platform/query-client.ts';
import { endSession, onSessionChange, readSession } from '#platform/session.ts';
import { tabStorage } from '#platform/storage.ts';

const loadForgetting = () => import('./sign-out.ts');

/** What is lost by it is asked about; where even the question cannot be loaded, who wants to go goes. */
async function mayEnd(owner: string): Promise<boolean> {
  try {
    return await (await loadForgetting()).maySignOut(owner);
  } catch {
    return true;
  }
}

/** Where it cannot be finished now, the next start of the app does. */
function forget(): void {
  loadForgetting()
    .then(({ finishForgetting }) => finishForgetting())
    .catch((error: unknown) => logNotice('what is left of an account is removed later', errorText(error)));
}

/**
 * Logout (§4): the session is cleared with or without a network, after a question where unsent forms would go
 * with it; the server is told when it can be.
 */
export function useSignOut(): () => void {
  const router = useRouter();
  const signOut = async (): Promise<void> => {
    const session = readSession();
    if (session && !(await mayEnd(session.user._id))) return;
    if (session) startForgetting(session.user._id);
    endSession();
    if (session) {
      forget();
      sendLogout(session.token).catch((error: unknown) =>
        logNotice('the server was not told of a logout', errorText(error)),
      );
    }
    void router.navigate({ to: appPaths.signIn });
  };
  return () => void signOut();
}

/** Nothing of what was read by anyone else than the current user stays in memory. */
function dropOthers(queryClient: QueryClient): void {
  const userId = readSession()?.user._id;
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] === PRIVATE && queryKey[1] !== userId,
  };
  void queryClient.cancelQueries(filters);
  queryClient.removeQueries(filters);
  if (userId === undefined) tabStorage.remove(ownSessionKeys.afterSignIn);
}

/** Forgets what was read with a token as soon as it is no longer valid, whichever tab signed out. */
export function useForgetPrivateData(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (readForgetting().length > 0) forget();
    return onSessionChange(() => dropOthers(queryClient));
  }, [queryClient]);
}
