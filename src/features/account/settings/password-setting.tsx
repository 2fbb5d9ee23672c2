import type { SubmitEvent } from 'react';
import { changePassword } from '#api/account.ts';
import { authLimits, type Session } from '#contract/accounts/auth.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { startSession } from '#device/account/start-session.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { useFields } from '#ui/form/use-fields.ts';
import { accountMessages } from '../messages.ts';
import { ExpandingSetting, type SettingForm } from './expanding-setting.tsx';
import { CurrentPassword, SettingButtons, SettingPassword, SettingTrouble } from './setting-parts.tsx';
import { settingsMessages } from './settings-messages.ts';
import { checkPasswordChange, type PasswordName } from './settings-rules.ts';
import { focusCurrentPassword, useSetting } from './use-setting.ts';

const empty: Readonly<Record<PasswordName, string>> = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

function PasswordForm({ session: { user, token }, onCancel, onDone }: SettingForm) {
  const texts = useMessages(accountMessages);
  const { password: words, saving } = useMessages(settingsMessages);
  const { sending, run } = useSetting(words.unsure);
  const { values, formRef, field, checkAll } = useFields<PasswordName>({
    initial: empty,
    check: (typed) => checkPasswordChange(typed, texts),
    onLeave: ['confirmPassword'],
    linked: ['newPassword', 'confirmPassword'],
  });
  useUnsavedForm({ isUnsaved: Object.values(values).some((text) => text !== '') });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.step === 'busy' || !checkAll()) return;
    const { currentPassword, newPassword } = values;
    const failure = await run(async () => {
      startSession({ user, token: await changePassword({ currentPassword, newPassword }, token) });
      onDone(words.done);
    });
    if (failure?.way === 'password') focusCurrentPassword(formRef.current);
  };
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {/* Password managers store the new one under it. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword field={field('currentPassword')} />
      <SettingPassword
        {...field('newPassword')}
        label={words.newPassword}
        hint={texts.passwordHint(authLimits.passwordMin)}
        autoComplete="new-password"
      />
      <SettingPassword {...field('confirmPassword')} label={words.confirm} autoComplete="new-password" />
      <SettingTrouble sending={sending} />
      <SettingButtons
        sending={sending}
        look="btn-primary"
        text={words.save}
        busyText={saving}
        onCancel={onCancel}
      />
    </form>
  );
}

export function PasswordSetting({ session }: { session: Session }) {
  const { password } = useMessages(settingsMessages);
  return (
    <ExpandingSetting
      title={password.title}
      text={password.text}
      openText={password.open}
      session={session}
      Form={PasswordForm}
    />
  );
}
