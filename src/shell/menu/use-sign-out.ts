import { useRouter } from '@tanstack/react-router';
import { revokeSession } from '#api/logout.ts';
import { appPaths } from '#contract/http/paths.ts';
import { endAccountHere } from '#device/account/account-session.ts';
import { readSession } from '#platform/session/session.ts';

/** Signs out when the question cannot be loaded. */
async function mayEnd(owner: string): Promise<boolean> {
  try {
    return await (await import('./sign-out.ts')).maySignOut(owner);
  } catch {
    return true;
  }
}

/** Signs out (§4), online or offline, after {@link mayEnd}. */
export function useSignOut(): () => void {
  const router = useRouter();
  const signOut = async (): Promise<void> => {
    const session = readSession();
    if (session && !(await mayEnd(session.user._id))) return;
    endAccountHere();
    if (session) revokeSession(session);
    void router.navigate({ to: appPaths.signIn });
  };
  return () => void signOut();
}
