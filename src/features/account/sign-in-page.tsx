import { Link } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { fetchLogin } from '#api/auth.ts';
import { authLimits } from '#contract/auth.ts';
import { appPaths } from '#contract/paths.ts';
import { useMessages } from '#platform/messages.ts';
import { usePageTitle } from '#platform/page-title.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useFields } from '#ui/use-fields.ts';
import { AccountCard, FailureNote } from './account-card.tsx';
import { checkSignIn, toCredentials, toSignInFailure, type SignInName } from './account-rules.ts';
import { accountMessages } from './messages.ts';
import { useAccountCall } from './use-account-call.ts';
import { useLeave } from './use-leave.ts';

const empty: Readonly<Record<SignInName, string>> = { email: '', password: '' };

/** `/signInPage` (§2). */
export function SignInPage() {
  const texts = useMessages(accountMessages);
  usePageTitle(texts.signIn);
  const { sending, run } = useAccountCall();
  const leave = useLeave();
  const { values, formRef, field, checkAll } = useFields<SignInName>({
    initial: empty,
    check: (typed) => checkSignIn(typed, texts),
  });
  const isBusy = sending.step === 'busy' || sending.step === 'done';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !checkAll()) return;
    const isDone = await run({
      send: () => fetchLogin(toCredentials(values)),
      toFailure: (error) => toSignInFailure(error, texts),
    });
    if (isDone) leave();
  };

  return (
    <AccountCard title={texts.signIn} text={texts.signInText}>
      <form ref={formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
        <FailureNote failure={sending.step === 'failed' ? sending.failure : undefined} />
        <button
          type="submit"
          className="btn btn-primary w-full text-base aria-disabled:opacity-60"
          aria-disabled={isBusy}
        >
          {isBusy ? texts.loggingIn : texts.login}
        </button>
      </form>
      <p className="mt-4 text-center text-muted">
        {texts.noAccount}{' '}
        <Link
          to={appPaths.register}
          className="link inline-flex min-h-11 items-center font-medium text-primary"
        >
          {texts.registerHere}
        </Link>
      </p>
    </AccountCard>
  );
}
