import { authLimits } from '#contract/accounts/auth.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { PasswordField, TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import type { RegisterName } from './account-rules.ts';
import { accountMessages as texts } from './messages.ts';

/** First and last name. */
export function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => FieldProps }) {
  const { nameChars } = authLimits;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('firstName')}
        label={texts.firstName}
        isRequired
        input={{ autoComplete: 'given-name', maxLength: nameChars }}
      />
      <TextField
        {...field('lastName')}
        label={texts.lastName}
        isRequired
        input={{ autoComplete: 'family-name', maxLength: nameChars }}
      />
    </div>
  );
}

/** The six fields of the register form, in the specified order. */
export function RegisterFields({ field }: { field: (name: RegisterName) => FieldProps }) {
  const { emailChars, phoneChars, passwordMin } = authLimits;
  const toggle = { show: texts.showPassword, hide: texts.hidePassword };
  return (
    <>
      <NameFields field={field} />
      <TextField
        {...field('email')}
        label={texts.emailAddress}
        type="email"
        isRequired
        input={{ autoComplete: 'email', inputMode: 'email', maxLength: emailChars }}
      />
      <TextField
        {...field('phoneNumber')}
        label={texts.mobileNumber}
        type="tel"
        hint={texts.mobileHint}
        isRequired
        input={{ autoComplete: 'tel', inputMode: 'tel', maxLength: phoneChars }}
      />
      <PasswordField
        {...field('password')}
        label={texts.password}
        hint={hasServerExtensions() ? texts.passwordHint(passwordMin) : undefined}
        isRequired
        toggle={toggle}
        input={{ autoComplete: 'new-password' }}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={texts.confirmPassword}
        // The hint reserves the error's line, so that an error does not shift the controls below.
        hint={texts.confirmHint}
        isRequired
        toggle={toggle}
        input={{ autoComplete: 'new-password' }}
      />
    </>
  );
}
