import { useLayoutEffect, useRef, type RefObject, useEffect, useId } from 'react';
import { toNationalPhone, toOtp } from '#contract/subscription/phone.ts';
import { FieldFrame, FieldNote } from '#ui/form/field-frame.tsx';
import { subscriptionMessages } from '../messages.ts';
import { receiveCode } from '#platform/browser/web-otp.ts';

/** Focuses an element when its step appears. @param isWanted false leaves the focus where it is */
export function useFirstFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (!isWanted) return;
    // `showModal()`, called later, focuses the element with `autofocus`.
    element.current?.setAttribute('autofocus', '');
    if (element.current?.closest('dialog')?.open) element.current.focus();
  }, [isWanted]);
  return element;
}

interface PhoneFieldProps {
  value: string;
  onValueChange: (phone: string) => void;
  error: string | undefined;
  hasFocus: boolean;
}

/** A phone number of Bangladesh (§2), in national form: the dial code is added when it is sent. */
export function PhoneField({ value, onValueChange, error, hasFocus }: PhoneFieldProps) {
  const texts = subscriptionMessages;
  const id = useId();
  const input = useFirstFocus<HTMLInputElement>(hasFocus);
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error, input]);
  return (
    <div>
      <div className={`input w-full text-base ${error === undefined ? 'border-control' : 'input-error'}`}>
        <label htmlFor={id} className="border-r border-base-300 pr-3 font-semibold">
          {texts.phone}
        </label>
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
          aria-describedby={`${id}-note ${id}-hint-note`}
          className="tabular min-w-0 flex-1 self-stretch outline-none"
        />
      </div>
      <FieldNote id={id} error={error} isErrorAnnounced />
      <FieldNote id={`${id}-hint`} hint={texts.phoneHint} />
    </div>
  );
}

interface OtpFieldProps {
  value: string;
  onValueChange: (otp: string) => void;
  error: string | undefined;
}

/** The code of an SMS, which browsers may fill in. */
export function OtpField({ value, onValueChange, error }: OtpFieldProps) {
  const texts = subscriptionMessages;
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
    <FieldFrame id={id} label={texts.otp} error={error} isErrorAnnounced>
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
