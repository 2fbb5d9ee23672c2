import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { withCountryCode } from '#contract/subscription/subscription.ts';
import { toNationalPhone, toReadablePhone } from '#contract/subscription/phone.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { ForgetHere } from './forget-here.tsx';
import { subscriptionMessages } from '../messages.ts';
import { OtpField } from '../modal/otp-field.tsx';
import { PhoneField } from '../modal/phone-field.tsx';
import { SendButton } from '../modal/send-button.tsx';
import { storedPhone } from '../machine/status.ts';
import { beginStop, finishStop } from './stop-attempt.ts';
import { readAttempt, writeAttempt, type StopAttempt } from './stop-memory.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { unsubscribeMessages } from './unsubscribe-messages.ts';
import { useOneAtATime } from '../modal/use-one-at-a-time.ts';
import { isCompleteOtp } from '../machine/verify-rules.ts';

interface NumberFormProps {
  text: string;
  known: string;
  /** The number is known for sure, so the code is asked for as soon as this is on screen. */
  isSentAtOnce: boolean;
  onSent: (attempt: StopAttempt) => void;
}

/** The number whose subscription ends. */
function NumberForm({ text, known, isSentAtOnce, onSent }: NumberFormProps) {
  const texts = useMessages(subscriptionMessages);
  const [phone, setPhone] = useState(known);
  const { isBusy, failure, run, clear } = useOneAtATime();
  const change = (next: string) => {
    setPhone(next);
    clear();
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isSentAtOnce) form.current?.requestSubmit();
  }, [isSentAtOnce]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => beginStop(withCountryCode(phone), texts), onSent);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p>{text}</p>
      <PhoneField value={phone} onValueChange={change} error={failure} hasFocus />
      <SendButton
        text={texts.sendCode}
        busyText={texts.sending}
        isBusy={isBusy}
        isDisabled={phone.length < phoneLimits.minLength}
      />
    </form>
  );
}

interface CodeFormProps {
  attempt: StopAttempt;
  onStopped: (phone: string) => void;
  onOther: () => void;
}

/** The code that was sent to it. */
function CodeForm({ attempt, onStopped, onOther }: CodeFormProps) {
  const texts = useMessages(subscriptionMessages);
  const [otp, setOtp] = useState('');
  const { isBusy, failure, run, clear } = useOneAtATime();
  const change = (next: string) => {
    setOtp(next);
    clear();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => finishStop(attempt, otp, texts), onStopped);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid justify-items-start">
        <p>{texts.stopSent(toReadablePhone(attempt.phone))}</p>
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center font-medium text-primary"
          onClick={onOther}
        >
          {texts.changeNumber}
        </button>
      </div>
      <OtpField value={otp} onValueChange={change} error={failure} />
      <SendButton
        text={texts.stop}
        busyText={texts.stopping}
        isBusy={isBusy}
        isDisabled={!isCompleteOtp(otp)}
      />
    </form>
  );
}

interface StopByNumberProps {
  /** In national form, '' for the number of this device. */
  phone: string;
  /** This device has to show that the number is its own. */
  isConfirming: boolean;
  onClose: () => Promise<void>;
}

/** An attempt that is under way, unless it is for another number. */
function readAttemptFor(phone: string): StopAttempt | null {
  const attempt = readAttempt();
  return phone === '' || attempt?.phone === withCountryCode(phone) ? attempt : null;
}

/** Unsubscribing without what the browser had stored: by number, and a fresh code (ours). */
export function StopByNumber({ phone, isConfirming, onClose }: StopByNumberProps) {
  const texts = useMessages(subscriptionMessages);
  const { memory } = useSubscription();
  const [attempt, setAttempt] = useState(() => readAttemptFor(phone));
  const [isFirst, setFirst] = useState(true);
  const change = (next: StopAttempt | null) => {
    writeAttempt(next);
    setAttempt(next);
    setFirst(false);
  };
  const finish = async (stopped: string) => {
    writeAttempt(null);
    void subscription.act({ kind: 'stopped', phone: stopped });
    // Going back closes alerts as well.
    await onClose();
    await showAlert({ kind: 'success', ...unsubscribeMessages.en.success });
  };
  const known = phone || toNationalPhone(storedPhone(memory) ?? '');
  return (
    <>
      {attempt === null ? (
        <NumberForm
          text={isConfirming && isFirst ? texts.confirmText : texts.stopText}
          known={known}
          isSentAtOnce={isConfirming && isFirst}
          onSent={change}
        />
      ) : (
        <CodeForm
          attempt={attempt}
          onStopped={(stopped) => void finish(stopped)}
          onOther={() => change(null)}
        />
      )}
      <ForgetHere phone={known} onClose={() => void onClose()} />
    </>
  );
}
