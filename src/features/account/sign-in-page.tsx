import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type SubmitEvent } from 'react';
import { fetchLogin } from '#api/auth.ts';
import { authLimits } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { readSession, useSession } from '#platform/session/session.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { AccountCard, OtherForm, WhileOnline, useAccountCall } from './account-card.tsx';
import { checkSignIn, toCredentials, type SignInName } from './account-rules.ts';
import { accountMessages } from '#texts/features/account/messages';
import { useIsNewHere, useLeave, useLookAround } from './goal.ts';

const empty: Readonly<Record<SignInName, string>> = { email: '', password: '' };

function SignInForm() {
  const texts = accountMessages;
  usePageTitle(texts.signIn);
  const { failure, submit, ...call } = useAccountCall('signIn', fetchLogin);
  const isBusy = call.isBusy || call.isDone;
  const { values, formRef, field, checkAll } = useFields<SignInName>({
    initial: empty,
    check: (typed) => checkSignIn(typed, texts),
  });
  const isTyped = Object.values(values).some((text) => text !== '');

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !checkAll()) return;
    void submit(toCredentials(values));
  };

  return (
    <AccountCard title={texts.signIn} text={useIsNewHere() ? texts.signInText : texts.welcomeBack}>
      <WhileOnline kind="signIn" isTyped={isTyped}>
        <form ref={formRef} noValidate onSubmit={send} className="grid gap-4">
          <TextField
            {...field('email')}
            label={texts.email}
            type="email"
            isRequired
            input={{ autoComplete: 'username', inputMode: 'email', maxLength: authLimits.emailChars }}
          />
          <PasswordField
            {...field('password')}
            label={texts.password}
            isRequired
            toggle={{ show: texts.showPassword, hide: texts.hidePassword }}
            input={{ autoComplete: 'current-password' }}
          />
          <SendingTrouble trouble={failure} />
          <button
            type="submit"
            className="btn btn-primary w-full text-base aria-disabled:opacity-60"
            aria-disabled={isBusy}
          >
            {isBusy ? texts.loggingIn : texts.login}
          </button>
        </form>
      </WhileOnline>
      {clientConfig().hasMail && (
        <p className="mt-4 text-center">
          <Link to={appPaths.resetPassword} className="link inline-flex min-h-11 items-center text-primary">
            {texts.forgotten}
          </Link>
        </p>
      )}
      <OtherForm question={texts.noAccount} to={appPaths.register} text={texts.registerHere} />
      <p className="text-center">
        <LookAroundLink />
      </p>
    </AccountCard>
  );
}

function LookAroundLink() {
  return (
    <a {...useLookAround()} className="link inline-flex min-h-11 items-center font-medium text-primary">
      {accountMessages.lookAround}
    </a>
  );
}

/** True with a session that the server has not refused. */
function useIsSignedIn(): boolean {
  const isSessionOver = useLocation({ select: ({ state }) => state.isSessionOver === true });
  const [refused] = useState(() => (isSessionOver ? readSession()?.token : undefined));
  const session = useSession();
  return session !== null && session.token !== refused;
}

function Leaving() {
  const leave = useLeave();
  useEffect(leave, [leave]);
  return null;
}

/** `/signInPage` (§2); with a session it leaves at once. */
export function SignInPage() {
  const texts = accountMessages;
  const isSignedIn = useIsSignedIn();
  // The form stays until the next page is loaded.
  const [hasForm] = useState(!isSignedIn);
  return (
    <>
      {hasForm ? (
        <SignInForm />
      ) : (
        <p role="status" className="page py-8 text-muted">
          {texts.signedIn}
        </p>
      )}
      {isSignedIn && <Leaving />}
    </>
  );
}
