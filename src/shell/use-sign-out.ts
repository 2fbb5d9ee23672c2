import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sendLogout } from '#api/logout.ts';
import { appPaths } from '#contract/paths.ts';
import { errorText } from '#platform/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { PRIVATE } from '#platform/query-client.ts';
import { endSession, onSessionChange, readSession } from '#platform/session.ts';

/** Logout (§4): the session is cleared at once, with or without a network; the server is told when it can be. */
export function useSignOut(): () => void {
  const router = useRouter();
  return () => {
    const token = readSession()?.token;
    endSession();
    if (token) {
      sendLogout(token).catch((error: unknown) =>
        logNotice('the server was not told of a logout', errorText(error)),
      );
    }
    void router.navigate({ to: appPaths.signIn });
  };
}

/** Forgets what was read with a token as soon as there is none, whichever tab signed out. */
export function useForgetPrivateData(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onSessionChange(() => {
        if (readSession() === null) queryClient.removeQueries({ queryKey: [PRIVATE] });
      }),
    [queryClient],
  );
}
