import { toLocal } from '#platform/i18n/locale.ts';
import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import type { SubmitEvent } from 'react';
import { askForPasswordLink, setNewPassword } from '#api/auth.ts';
import { PasswordRequest, PasswordReset } from '#contract/accounts/account-inputs.ts';
import { authLimits, isEmail } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { accountMessages } from '../messages.ts';
import { recoveryMessages } from './messages.ts';
import { PasswordField, TextField } from '#ui/form/text-field.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { checkConfirmation, checkFields } from '../account-rules.ts';
import { RecoveryOutcome, RecoveryCard, toRecoveryFailure, useLinkToken } from '../account-card.tsx';

const AskForm = v.object({ email: v.pipe(PasswordRequest.entries.email, v.check(isEmail)) });
const NewForm = v.pick(PasswordReset, ['newPassword']);

function AskForLink() {
  const texts = recoveryMessages.reset;
  const { isBusy, isDone, failure, submit, clear } = useSubmit({
    key: ['account', 'forgotten'],
    send: askForPasswordLink,
    toFailure: toRecoveryFailure,
  });
  const { values, formRef, field, checkAll } = useFields<'email'>({
    initial: { email: '' },
    check: (typed) =>
      checkFields(
        { schema: AskForm, sent: typed, enter: { email: accountMessages.enter.email } },
        accountMessages,
      ),
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && checkAll()) void submit(values.email.trim());
  };
  if (isDone) {
    return (
      <RecoveryOutcome title={texts.asked} text={texts.askedText(values.email.trim())}>
        <p>{texts.notThere}</p>
        <button type="button" className="btn text-base" onClick={clear}>
          {texts.sendAgain}
        </button>
      </RecoveryOutcome>
    );
  }
  return (
    <form ref={formRef} noValidate onSubmit={send} className="grid gap-4">
      <p className="text-muted">{texts.askText}</p>
      <TextField
        {...field('email')}
        label={accountMessages.email}
        type="email"
        isRequired
        input={{ autoComplete: 'username', inputMode: 'email', maxLength: authLimits.emailChars }}
      />
      <SendingTrouble trouble={failure} />
      <button type="submit" className="btn btn-primary text-base" aria-disabled={isBusy}>
        {isBusy ? texts.asking : texts.ask}
      </button>
    </form>
  );
}

type PasswordName = 'newPassword' | 'confirmPassword';

function checkPasswords({ newPassword, confirmPassword }: Readonly<Record<PasswordName, string>>) {
  const texts = accountMessages;
  return {
    ...checkFields(
      { schema: NewForm, sent: { newPassword }, enter: { newPassword: texts.enter.newPassword } },
      texts,
    ),
    confirmPassword: checkConfirmation(newPassword, confirmPassword, texts),
  };
}

function ChoosePassword({ linkToken }: { linkToken: string }) {
  const texts = recoveryMessages.reset;
  const { showPassword: show, hidePassword: hide, confirmPassword, confirmHint } = accountMessages;
  const { isBusy, isDone, failure, submit } = useSubmit({
    key: ['account', 'reset'],
    send: setNewPassword,
    toFailure: toRecoveryFailure,
  });
  const { values, formRef, field, checkAll } = useFields<PasswordName>({
    initial: { newPassword: '', confirmPassword: '' },
    check: checkPasswords,
    onLeave: ['confirmPassword'],
    linked: ['newPassword', 'confirmPassword'],
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && checkAll()) void submit({ token: linkToken, newPassword: values.newPassword });
  };
  const shared = {
    isRequired: true,
    toggle: { show, hide },
    input: { autoComplete: 'new-password' },
  } as const;
  if (isDone) {
    return (
      <RecoveryOutcome title={texts.saved} text={texts.savedText}>
        <Link to={appPaths.signIn} className="btn btn-primary text-base">
          {recoveryMessages.signIn}
        </Link>
      </RecoveryOutcome>
    );
  }
  return (
    <form ref={formRef} noValidate onSubmit={send} className="grid gap-4">
      <p className="text-muted">{texts.newText}</p>
      <PasswordField
        {...field('newPassword')}
        label={texts.newPassword}
        hint={accountMessages.passwordHint(authLimits.passwordMin)}
        {...shared}
      />
      <PasswordField {...field('confirmPassword')} label={confirmPassword} hint={confirmHint} {...shared} />
      <SendingTrouble trouble={failure}>
        <a href={toLocal(appPaths.resetPassword)} className="link inline-flex min-h-11 items-center">
          {texts.askAgain}
        </a>
      </SendingTrouble>
      <button type="submit" className="btn btn-primary text-base" aria-disabled={isBusy}>
        {isBusy ? texts.saving : texts.save}
      </button>
    </form>
  );
}

/** `/resetPassword`: the form that requests a link; with the link's token, the form of the new password. */
export function ResetPasswordPage() {
  const linkToken = useLinkToken();
  return (
    <RecoveryCard title={recoveryMessages.reset.title}>
      {linkToken === null ? <AskForLink /> : <ChoosePassword key={linkToken} linkToken={linkToken} />}
    </RecoveryCard>
  );
}
