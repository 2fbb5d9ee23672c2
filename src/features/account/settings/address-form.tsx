import { askForAddressChange } from '#api/recovery.ts';
import { authLimits } from '#contract/accounts/auth.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { accountMessages } from '#texts/features/account/messages';
import { settingsMessages } from '#texts/features/account/settings/messages';
import { TextField } from '#ui/form/text-field.tsx';
import type { SettingFormProps } from './setting-card.tsx';
import { CurrentPassword, SettingFormFrame } from './setting-form.tsx';
import { checkAddressChange, toAddressChange, type AddressName } from './settings-rules.ts';
import { useSettingForm } from './use-setting.ts';

/** Requests a mail to a new address, whose link changes it. */
export function AddressForm({ session: { token }, onCancel, onDone }: SettingFormProps) {
  const texts = accountMessages;
  const { newAddress: words } = settingsMessages;
  const form = useSettingForm<AddressName>({
    name: 'newAddress',
    fields: {
      initial: { email: '', currentPassword: '' },
      check: (typed) => checkAddressChange(typed, texts),
    },
    send: async (values) => {
      const change = toAddressChange(values);
      await askForAddressChange(change, token);
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
