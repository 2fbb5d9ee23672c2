import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { endAccountHere } from '#device/account/end-account.ts';

/** After a change that ended every session: the device forgets what logging out forgets, and asks to sign in. */
export function useLeaveAccount(): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    endAccountHere();
    history.replace(appPaths.signIn);
  }, [history]);
}
