import type { ReactNode } from 'react';
import { SignInLink } from '#platform/session/account-link.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { accountMessages } from '../messages.ts';
import type { Sending } from '../use-sending.ts';
import { settingsMessages } from './settings-messages.ts';
import type { SettingsFailure } from './settings-rules.ts';

interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (text: string) => void;
  onBlur: () => void;
}

/** A new or a present password, with its show/hide toggle. */
export function SettingPassword(
  field: FieldProps & { label: string; hint?: string; autoComplete: 'current-password' | 'new-password' },
) {
  const { autoComplete, ...props } = field;
  const { showPassword: show, hidePassword: hide } = useMessages(accountMessages);
  return <PasswordField {...props} isRequired toggle={{ show, hide }} input={{ autoComplete }} />;
}

/** Proves who asks. */
export function CurrentPassword({ field }: { field: FieldProps }) {
  const { currentPassword } = useMessages(settingsMessages);
  return <SettingPassword {...field} label={currentPassword} autoComplete="current-password" />;
}

/** Why it was not done, and the way on. */
export function SettingTrouble({ sending }: { sending: Sending<SettingsFailure> }) {
  const failure = sending.step === 'failed' ? sending.failure : undefined;
  return <SendingTrouble trouble={failure}>{failure?.way === 'signIn' && <SignInLink />}</SendingTrouble>;
}

interface SettingButtonsProps {
  sending: Sending<SettingsFailure>;
  look: 'btn-primary' | 'btn-error';
  text: string;
  busyText: string;
  onCancel: () => void;
}

/** Sends the form, or leaves it. */
export function SettingButtons({ sending, look, text, busyText, onCancel }: SettingButtonsProps): ReactNode {
  const { cancel } = useMessages(settingsMessages);
  const isBusy = sending.step === 'busy';
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="submit"
        aria-disabled={isBusy}
        className={`btn text-base aria-disabled:opacity-60 ${look}`}
      >
        {isBusy ? busyText : text}
      </button>
      {!isBusy && (
        <button type="button" className="btn text-base" onClick={onCancel}>
          {cancel}
        </button>
      )}
    </div>
  );
}
