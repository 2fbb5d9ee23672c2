import { useEffect, useId } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { subscriptionMessages } from '../messages.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface PhoneFieldProps {
  /** In national form. */
  value: string;
  onValueChange: (phone: string) => void;
  error: string | undefined;
  hasFocus: boolean;
}

/** A number of Bangladesh: the dial code stands beside it and cannot be changed (§2). */
export function PhoneField({ value, onValueChange, error, hasFocus }: PhoneFieldProps) {
  const texts = useMessages(subscriptionMessages);
  const id = useId();
  const input = useFirstFocus<HTMLInputElement>(hasFocus);
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error, input]);
  return (
    <FieldFrame id={id} label={texts.phone} error={error} hint={texts.phoneHint} isErrorSaid>
      <div className={`input w-full text-base ${error === undefined ? 'border-control' : 'input-error'}`}>
        <span className="border-r border-base-300 pr-3 font-medium">
          <span className="sr-only">{texts.country} </span>+{phoneLimits.countryCode}
        </span>
        <input
          ref={input}
          id={id}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={texts.phonePlaceholder}
          value={value}
          onChange={(event) => onValueChange(toNationalPhone(event.target.value))}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          className="tabular min-w-0 flex-1"
        />
      </div>
    </FieldFrame>
  );
}
