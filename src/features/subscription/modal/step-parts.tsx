import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { sandboxPaths } from '#contract/subscription/paths.ts';
import { toNationalPhone, toOtp } from '#contract/subscription/phone.ts';
import { receiveCode } from '#platform/browser/web-otp.ts';
import { useOnline } from '#platform/http/online.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { FieldFrame, FieldNote } from '#ui/form/field-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { type Step, steps } from '../machine/memory.ts';
import { toTermsText, typedChannel, useSubscription } from '../machine/subscription.ts';
import { subscriptionMessages as texts } from '../messages.ts';

/** Focuses an element when its step appears. @param isWanted false leaves the focus where it is */
function useFirstFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
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

interface SendButtonProps {
  text: string;
  busyText: string;
  isBusy: boolean;
  isDisabled: boolean;
}

/** The primary button of a step, which keeps the focus while busy. */
export function SendButton({ text, busyText, isBusy, isDisabled }: SendButtonProps) {
  return (
    <button
      type="submit"
      className="btn min-h-12 w-full btn-primary text-base"
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy}
    >
      {isBusy ? busyText : text}
    </button>
  );
}

interface StepHeadingProps {
  children: string;
  /** False in steps that focus a field instead. */
  hasFocus: boolean;
}

/** The heading of a step, unobtrusive: the line below (`Lead`) is more specific. */
export function StepHeading({ children, hasFocus }: StepHeadingProps) {
  const heading = useFirstFocus<HTMLHeadingElement>(hasFocus);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-sm text-muted outline-none">
      {children}
    </h3>
  );
}

interface LeadProps {
  /** The last problem, if any. */
  trouble?: string | undefined;
  children: string;
}

/** The main line of a step: that the device is offline, else the last problem, else what the step is about. */
export function Lead({ trouble, children }: LeadProps) {
  const isOnline = useOnline();
  const text = isOnline ? (trouble ?? children) : texts.offline;
  return (
    <p role={trouble === undefined ? 'status' : 'alert'} className="font-semibold">
      {text}
    </p>
  );
}

/** The progress through the steps (§2). */
export function Progress({ step }: { step: Step }) {
  const current = steps.indexOf(step);
  return (
    <ol aria-label={texts.progress} className="grid grid-cols-3 gap-2 text-sm">
      {steps.map((name, index) => {
        const isDone = index < current || step === 'success';
        const isReached = isDone || index === current;
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={`flex items-center gap-1 border-b-2 pb-1 ${isReached ? 'border-primary font-semibold' : 'border-base-300 text-muted'}`}
          >
            {isDone && <Icon name="check" className="size-4" />}
            <span>{texts.steps[name]}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Where the simulated operators show their codes. */
export function TestCodes() {
  if (!clientConfig().subscriptionSandbox) return null;
  return (
    <a
      href={sandboxPaths.page}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {texts.testCodes}
    </a>
  );
}

interface TextButtonProps {
  children: string;
  isBusy?: boolean;
  onClick: () => void;
}

/** A button styled as a link. */
export function TextButton({ children, isBusy = false, onClick }: TextButtonProps) {
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 cursor-pointer items-center font-medium text-primary"
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** The price for a number. The height is reserved, so that nothing shifts while one is typed. */
export function Terms({ phone }: { phone: string }) {
  const { subscriptionTerms, subscriptionSandbox } = clientConfig();
  const { memory } = useSubscription();
  const channel = typedChannel(memory, phone);
  const hasSms = Object.values(subscriptionTerms).some(({ sms }) => sms);
  const lines =
    channel === null ? [texts.costLater, texts.renewal] : toTermsText(channel, subscriptionTerms[channel]);
  const sentences = subscriptionSandbox ? [...lines, texts.testMode] : lines;
  return (
    <div role="status" className={`text-sm text-muted ${hasSms ? 'min-h-20' : 'min-h-16'}`}>
      {sentences.map((sentence, index) => (
        <p key={sentence} className={index === 0 ? 'font-semibold text-base-content' : ''}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
