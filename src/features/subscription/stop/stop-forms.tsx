import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { toReadablePhone } from '#contract/subscription/phone.ts';
import { withCountryCode } from '#contract/subscription/subscription.ts';
import { isCompleteOtp } from '../machine/request-rules.ts';
import { subscriptionMessages } from '../messages.ts';
import { OtpField, PhoneField } from '../modal/step-fields.tsx';
import { SendButton, TestCodes, TextButton } from '../modal/step-parts.tsx';
import { beginStop, finishStop, type StopAttempt, type StopOutcome } from './stop-attempt.ts';
import { toShownDigits } from '#contract/shown-digits.ts';

function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function run<T>(send: () => Promise<StopOutcome<T>>, onDone: (value: T) => void): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const outcome = await send();
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome.text);
    else onDone(outcome.value);
  }
  return { isBusy, failure, run, clear: () => setFailure(undefined) };
}

interface NumberFormProps {
  text: string;
  known: string;
  isSentAtOnce: boolean;
  onSent: (attempt: StopAttempt) => void;
}

/** The form of the number. */
export function NumberForm({ text, known, isSentAtOnce, onSent }: NumberFormProps) {
  const texts = subscriptionMessages;
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
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
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

/** The form of the code. */
export function CodeForm({ attempt, onStopped, onOther }: CodeFormProps) {
  const texts = subscriptionMessages;
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
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div>
        <p>{texts.stopSent(toShownDigits(toReadablePhone(attempt.phone)))}</p>
        <TestCodes />
      </div>
      <OtpField value={otp} onValueChange={change} error={failure} />
      <div>
        <TextButton onClick={onOther}>{texts.changeNumber}</TextButton>
      </div>
      <SendButton
        text={texts.stop}
        busyText={texts.stopping}
        isBusy={isBusy}
        isDisabled={!isCompleteOtp(otp)}
      />
    </form>
  );
}
