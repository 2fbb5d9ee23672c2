import { changePassword } from '#api/account.ts';
import { authLimits } from '#contract/accounts/auth.ts';
import { startSession } from '#device/account/start-session.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { accountMessages } from '#texts/features/account/messages';
import { settingsMessages } from '#texts/features/account/settings/messages';
import type { SettingFormProps } from './setting-card.tsx';
import { CurrentPassword, SettingFormFrame, SettingPassword } from './setting-form.tsx';
import { checkPasswordChange, type PasswordName } from './settings-rules.ts';
import { useSettingForm } from './use-setting.ts';

const empty: Readonly<Record<PasswordName, string>> = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** Changes the password, which signs other devices out. */
export function PasswordForm({ session: { user, token }, onCancel, onDone }: SettingFormProps) {
  const texts = accountMessages;
  const { password: words, saving } = settingsMessages;
  const form = useSettingForm<PasswordName>({
    name: 'password',
    unsure: words.unsure,
    fields: {
      initial: empty,
      check: (typed) => checkPasswordChange(typed, texts),
      onLeave: ['confirmPassword'],
      linked: ['newPassword', 'confirmPassword'],
    },
    send: async ({ currentPassword, newPassword }) => {
      startSession({ user, token: await changePassword({ currentPassword, newPassword }, token) });
      onDone(words.done);
    },
  });
  const { values, field } = form;
  useUnsavedForm({ isUnsaved: Object.values(values).some((text) => text !== '') });
  return (
    <SettingFormFrame form={form} text={words.save} busyText={saving} onCancel={onCancel}>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword field={field('currentPassword')} />
      <SettingPassword
        {...field('newPassword')}
        label={words.newPassword}
        hint={texts.passwordHint(authLimits.passwordMin)}
        autoComplete="new-password"
      />
      <SettingPassword {...field('confirmPassword')} label={words.confirm} autoComplete="new-password" />
    </SettingFormFrame>
  );
}
