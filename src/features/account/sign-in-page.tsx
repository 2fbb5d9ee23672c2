import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type SubmitEvent } from 'react';
import { profileQuery, fetchLogin } from '#api/auth.ts';
import { authLimits, type Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { useOnline } from '#platform/http/online.ts';
import { readExpired } from '#platform/session/session-end.ts';
import { useSession } from '#platform/session/session.ts';
import { PasswordField, TextField } from '#ui/form/text-field.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { AccountCard, OtherForm, WhileOnline, useAccountCall } from './account-card.tsx';
import { checkSignIn, toCredentials, type SignInName } from './account-rules.ts';
import { accountMessages, type AccountTexts } from './messages.ts';
import { useIsNewHere, useLeave, useLookAround } from './goal.ts';

function toLead(isNewHere: boolean, texts: AccountTexts): string {
  if (readExpired() !== null) return texts.sessionOver;
  return isNewHere ? texts.signInText : texts.welcomeBack;
}

function SignInForm() {
  const texts = accountMessages;
  usePageTitle(texts.signIn);
  const { failure, submit, ...call } = useAccountCall('signIn', fetchLogin);
  const isBusy = call.isBusy || call.isDone;
  const { values, formRef, field, checkAll } = useFields<SignInName>({
    // After an expired session the stored e-mail address is filled in, so the password is the first empty field.
    initial: { email: readExpired()?.user.email ?? '', password: '' },
    check: (typed) => checkSignIn(typed, texts),
  });
  const isTyped = Object.values(values).some((text) => text !== '');
  const lead = toLead(useIsNewHere(), texts);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !checkAll()) return;
    void submit(toCredentials(values));
  };

  return (
    <AccountCard title={texts.signIn} text={lead}>
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

function Leaving() {
  const leave = useLeave();
  useEffect(leave, [leave]);
  return null;
}

/** Leaves once the server has accepted the session, or cannot be reached. */
function CheckedLeaving({ session: { user } }: { session: Session }) {
  const { isFetchedAfterMount } = useQuery({
    ...profileQuery(user._id),
    refetchOnMount: 'always',
    retry: false,
  });
  const isOnline = useOnline();
  return (isFetchedAfterMount || !isOnline) && <Leaving />;
}

/** `/signInPage` (§2); leaves at once with a valid session. */
export function SignInPage() {
  const texts = accountMessages;
  const session = useSession();
  // The form stays on the screen until the next page has loaded.
  const [hasForm, setHasForm] = useState(session === null);
  if (session === null && !hasForm) setHasForm(true);
  if (hasForm) {
    return (
      <>
        <SignInForm />
        {session !== null && <Leaving />}
      </>
    );
  }
  return (
    <>
      <p role="status" className="page py-8 text-muted">
        {texts.signedIn}
      </p>
      {session !== null && <CheckedLeaving session={session} />}
    </>
  );
}
