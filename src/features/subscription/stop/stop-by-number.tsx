import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { toNationalPhone, toReadablePhone } from '#contract/subscription/phone.ts';
import { withCountryCode } from '#contract/subscription/subscription.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { isSubscribed, storedPhone } from '../machine/memory.ts';
import { isCompleteOtp } from '../machine/request-rules.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { subscriptionMessages as texts, unsubscribeMessages } from '../messages.ts';
import { OtpField, PhoneField, SendButton, TestCodes, TextButton } from '../modal/step-parts.tsx';
import { notice, toNotice } from '../watch/shown.ts';
import {
  beginStop,
  finishStop,
  readAttempt,
  type StopAttempt,
  type StopOutcome,
  writeAttempt,
} from './stop-attempt.ts';

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
function NumberForm({ text, known, isSentAtOnce, onSent }: NumberFormProps) {
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
function CodeForm({ attempt, onStopped, onOther }: CodeFormProps) {
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
        busyText={unsubscribeMessages.processing}
        isBusy={isBusy}
        isDisabled={!isCompleteOtp(otp)}
      />
    </form>
  );
}

interface StopByNumberProps {
  phone: string;
  /** Unsubscribing this device's number needs a code: requests one at once. */
  isConfirming: boolean;
  onClose: () => Promise<void>;
}

function readAttemptFor(phone: string): StopAttempt | null {
  const attempt = readAttempt();
  return phone === '' || attempt?.phone === withCountryCode(phone) ? attempt : null;
}

/** Unsubscribes by number and code (our addition to §4). */
export function StopByNumber({ phone, isConfirming, onClose }: StopByNumberProps) {
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
    // First close the modal: it goes back in the history, which would also close an alert.
    await onClose();
    await showAlert({ kind: 'success', ...unsubscribeMessages.success });
  };
  const known = phone || toNationalPhone(storedPhone(memory) ?? '');
  return (
    <div className="grid gap-3">
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
    </div>
  );
}

/** Forgets the subscription on this device only. */
function ForgetHere({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { memory } = useSubscription();
  if (!isSubscribed(memory)) return null;
  const forget = async () => {
    const news = await subscription.act({ kind: 'forget' });
    if (news === null) return;
    onClose();
    notice.set(toNotice(news, phone));
  };
  return (
    <div className="grid justify-items-start border-t border-base-300 pt-3 text-sm">
      <p className="text-muted">{texts.noCode}</p>
      <TextButton onClick={() => void forget()}>{texts.forgetHere}</TextButton>
    </div>
  );
}
