import { useEffect, type SubmitEvent } from 'react';
import { fetchRegister } from '#api/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { AccountCard, OtherForm, WhileOnline, useAccountCall } from './account-card.tsx';
import { checkRegister, toRegistration, type RegisterName } from './account-rules.ts';
import { accountMessages as texts } from './messages.ts';
import { RegisterFields } from './register-fields.tsx';
import { useLeave } from './goal.ts';

const SUCCESS_SHOWN_MS = 1200;

const empty: Readonly<Record<RegisterName, string>> = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
};

function Registered() {
  const leave = useLeave();
  useEffect(() => {
    const timer = setTimeout(leave, SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  });
  return (
    <p className="flex items-center gap-2 rounded-lg bg-secondary p-3 font-bold text-success">
      <Icon name="check" />
      {texts.registered}
    </p>
  );
}

/** `/registerPage` (§2). */
export function RegisterPage() {
  usePageTitle(texts.register);
  const { isBusy, isDone, failure, submit } = useAccountCall('register', fetchRegister);
  const { values, formRef, field, checkAll } = useFields<RegisterName>({
    initial: empty,
    check: (typed) => checkRegister(typed, texts),
    onLeave: ['confirmPassword'],
    linked: ['password', 'confirmPassword'],
  });
  const isTyped = Object.values(values).some((text) => text !== '');
  useUnsavedForm({ isUnsaved: !isDone && isTyped });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || isDone || !checkAll()) return;
    void submit(toRegistration(values));
  };

  return (
    <AccountCard title={texts.register} text={texts.registerText}>
      <WhileOnline kind="register" isTyped={isTyped}>
        <form ref={formRef} noValidate onSubmit={send} className="grid gap-4">
          <RegisterFields field={field} />
          <SendingTrouble trouble={failure} />
          <div role="status">{isDone && <Registered />}</div>
          <button
            type="submit"
            className="btn btn-primary w-full text-base aria-disabled:opacity-60"
            aria-disabled={isBusy || isDone}
          >
            {isBusy ? texts.registering : texts.signUp}
          </button>
        </form>
      </WhileOnline>
      <OtherForm question={texts.haveAccount} to={appPaths.signIn} text={texts.signIn} />
    </AccountCard>
  );
}
