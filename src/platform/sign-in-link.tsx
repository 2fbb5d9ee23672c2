import { Link, useLocation } from '@tanstack/react-router';
import { appPaths } from '#contract/paths.ts';
import { rememberTarget } from './guarded-link.tsx';
import { useMessages } from './messages.ts';
import { signInMessages } from './sign-in-messages.ts';

/** To the sign-in page, and back here afterwards. */
export function SignInLink() {
  const texts = useMessages(signInMessages);
  const href = useLocation({ select: (location) => location.href });
  return (
    <Link to={appPaths.signIn} className="btn btn-primary text-base" onClick={() => rememberTarget(href)}>
      {texts.signIn}
    </Link>
  );
}
