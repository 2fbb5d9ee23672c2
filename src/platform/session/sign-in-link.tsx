import { signInMessages } from './sign-in-messages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { AccountLink } from './account-link.tsx';

/** Shown where a page needs a session. */
export function SignInLink() {
  const texts = signInMessages;
  return (
    <AccountLink to={appPaths.signIn} className="btn btn-primary text-base">
      {texts.signIn}
    </AccountLink>
  );
}
