import { useEffect, useId, useRef } from 'react';
import { toOtp } from '#contract/subscription/phone.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { receiveCode } from '#platform/browser/web-otp.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { subscriptionMessages } from '../messages.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface OtpFieldProps {
  value: string;
  onValueChange: (otp: string) => void;
  error: string | undefined;
}

/** The code of an SMS, typed, pasted, or handed over by the browser where it can read it. */
export function OtpField({ value, onValueChange, error }: OtpFieldProps) {
  const texts = useMessages(subscriptionMessages);
  const id = useId();
  const input = useFirstFocus<HTMLInputElement>();
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error, input]);
  const change = useRef(onValueChange);
  useEffect(() => {
    change.current = onValueChange;
  });
  useEffect(() => {
    const waiting = new AbortController();
    void receiveCode(waiting.signal).then((code) => {
      if (code !== null && !waiting.signal.aborted) change.current(toOtp(code));
    });
    return () => waiting.abort();
  }, []);
  return (
    <FieldFrame id={id} label={texts.otp} error={error} isErrorSaid>
      <input
        ref={input}
        id={id}
        name="otp"
        type="tel"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={texts.otpPlaceholder}
        value={value}
        onChange={(event) => onValueChange(toOtp(event.target.value))}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        className={`tabular input w-full text-lg ${error === undefined ? 'border-control' : 'input-error'}`}
      />
    </FieldFrame>
  );
}
