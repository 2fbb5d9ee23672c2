import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { PasswordField } from '#ui/form/password-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { accountMessages } from '../messages.ts';
import { settingsMessages } from './messages.ts';
import { SettingTrouble } from './setting-card.tsx';
import type { SettingsFailure } from './settings-rules.ts';

/** A password field with its show/hide toggle. */
export function SettingPassword(
  field: FieldProps & { label: string; hint?: string; autoComplete: 'current-password' | 'new-password' },
) {
  const { autoComplete, ...props } = field;
  const { showPassword: show, hidePassword: hide } = accountMessages;
  return <PasswordField {...props} isRequired toggle={{ show, hide }} input={{ autoComplete }} />;
}

/** The field of the current password. */
export function CurrentPassword({ field }: { field: FieldProps }) {
  const { currentPassword } = settingsMessages;
  return <SettingPassword {...field} label={currentPassword} autoComplete="current-password" />;
}

interface SettingFormFrameProps {
  form: {
    formRef: RefObject<HTMLFormElement | null>;
    isBusy: boolean;
    failure: SettingsFailure | undefined;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  };
  look?: 'btn-primary' | 'btn-error';
  text: string;
  busyText: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a setting's form: fields, error, buttons. */
export function SettingFormFrame(props: SettingFormFrameProps) {
  const { form, look = 'btn-primary', text, busyText, onCancel, children } = props;
  const { cancel } = settingsMessages;
  const { formRef, isBusy, failure, onSubmit } = form;
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {children}
      <SettingTrouble failure={failure} />
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
    </form>
  );
}
