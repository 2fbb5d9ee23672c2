import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { changePassword, profileQuery, askForAddressChange } from '#api/auth.ts';
import { authLimits, type Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { startSession } from '#device/account/account-session.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useFormSession } from '#platform/session/session-end.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { accountMessages } from '../messages.ts';
import { settingsMessages as texts } from './messages.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { AddressSetting, DownloadSetting, EverywhereSetting, MailsForm } from './action-settings.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import {
  ExpandingSetting,
  type SettingFormProps,
  CurrentPassword,
  SettingFormFrame,
  SettingPassword,
} from './setting-card.tsx';
import {
  type AddressName,
  checkAddressChange,
  checkPasswordChange,
  type PasswordName,
  toAddressChange,
  useSettingForm,
} from './use-setting.ts';

const empty: Readonly<Record<PasswordName, string>> = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** Changes the password, which signs other devices out. */
function PasswordForm({ session, onCancel, onDone }: SettingFormProps) {
  const { password: words, saving } = texts;
  const form = useSettingForm<PasswordName>({
    name: 'password',
    unsure: words.unsure,
    fields: {
      initial: empty,
      check: (typed) => checkPasswordChange(typed, accountMessages),
      onLeave: ['confirmPassword'],
      linked: ['newPassword', 'confirmPassword'],
    },
    send: async ({ currentPassword, newPassword }) => {
      startSession(await changePassword({ currentPassword, newPassword }, session));
      onDone(words.done);
    },
  });
  const { values, field } = form;
  useUnsavedForm({ isUnsaved: Object.values(values).some((text) => text !== '') });
  return (
    <SettingFormFrame form={form} text={words.save} busyText={saving} onCancel={onCancel}>
      <input type="text" name="username" autoComplete="username" value={session.user.email} readOnly hidden />
      <CurrentPassword field={field('currentPassword')} />
      <SettingPassword
        {...field('newPassword')}
        label={words.newPassword}
        hint={accountMessages.passwordHint(authLimits.passwordMin)}
        autoComplete="new-password"
      />
      <SettingPassword {...field('confirmPassword')} label={words.confirm} autoComplete="new-password" />
    </SettingFormFrame>
  );
}

function Back() {
  return (
    <Link
      to={appPaths.profile}
      className="link inline-flex min-h-11 items-center justify-self-start font-medium text-primary"
    >
      {texts.back}
    </Link>
  );
}

function Settings({ session }: { session: Session }) {
  const { profile, password, newAddress, mails, deletion } = texts;
  const { hasMail } = clientConfig();
  const { email } = session.user;
  return (
    <>
      <ExpandingSetting texts={profile} session={session} Form={ProfileForm} />
      <ExpandingSetting texts={password} session={session} Form={PasswordForm} />
      {hasMail && (
        <>
          <AddressSetting session={session} />
          <ExpandingSetting
            texts={{ ...newAddress, text: newAddress.text(email) }}
            session={session}
            Form={AddressForm}
          />
          <ExpandingSetting texts={mails} session={session} Form={MailsForm} />
        </>
      )}
      <EverywhereSetting session={session} />
      <DownloadSetting session={session} />
      <ExpandingSetting texts={deletion} tone="danger" session={session} Form={DeletionForm} />
    </>
  );
}

/** Waits for the server's first answer, which shows whether it supports settings (`useServerExtensions`). */
function NotOffered({ session: { user } }: { session: Session }) {
  const { isPending } = useQuery(profileQuery(user._id));
  if (isPending) return <p role="status">{texts.loading}</p>;
  return <StatePanel icon="person" title={texts.notOffered} action={<Back />} />;
}

function Contents(): ReactNode {
  const session = useFormSession();
  const isOffered = useServerExtensions();
  if (!session) {
    return <SignedOutCard title={texts.missingToken} text={texts.missingTokenText} />;
  }
  if (!isOffered) return <NotOffered session={session} />;
  return (
    <>
      <Settings key={session.user._id} session={session} />
      <Back />
    </>
  );
}

/** `/accountSettings`. */
export function AccountSettingsPage() {
  usePageTitle(texts.title);
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} />
      <div className="page grid max-w-3xl gap-4 py-6 filters:py-8">
        <Contents />
      </div>
    </>
  );
}

/** Requests a mail to a new address, whose link changes it. */
function AddressForm({ session: { user }, onCancel, onDone }: SettingFormProps) {
  const { newAddress: words } = texts;
  const form = useSettingForm<AddressName>({
    name: 'newAddress',
    fields: {
      initial: { email: '', currentPassword: '' },
      check: (typed) => checkAddressChange(typed, accountMessages),
    },
    send: async (values) => {
      const change = toAddressChange(values);
      await askForAddressChange(change, user._id);
      onDone(words.done(change.email));
    },
  });
  const { values, field } = form;
  useUnsavedForm({ isUnsaved: Object.values(values).some((text) => text !== '') });
  return (
    <SettingFormFrame form={form} text={words.send} busyText={words.sending} onCancel={onCancel}>
      <TextField
        {...field('email')}
        label={words.email}
        type="email"
        isRequired
        input={{ autoComplete: 'email', inputMode: 'email', maxLength: authLimits.emailChars }}
      />
      <CurrentPassword field={field('currentPassword')} />
    </SettingFormFrame>
  );
}
