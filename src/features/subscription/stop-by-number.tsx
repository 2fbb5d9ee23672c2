import { useState, type SubmitEvent } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { withCountryCode } from '#contract/subscription.ts';
import { toReadablePhone } from '#contract/subscription-phone.ts';
import { showAlert } from '#platform/dialogs.ts';
import { useMessages } from '#platform/messages.ts';
import { subscriptionMessages } from './messages.ts';
import { OtpField } from './otp-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SendButton } from './send-button.tsx';
import { beginStop, finishStop, readAttempt, writeAttempt, type StopAttempt } from './stop-attempt.ts';
import { subscription } from './subscription.ts';
import { unsubscribeMessages } from './unsubscribe-messages.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { isCompleteOtp } from './verify-rules.ts';

/** The number whose subscription ends. */
function NumberForm({ onSent }: { onSent: (attempt: StopAttempt) => void }) {
  const texts = useMessages(subscriptionMessages);
  const [phone, setPhone] = useState('');
  const { isBusy, failure, run } = useOneAtATime();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => beginStop(withCountryCode(phone), texts), onSent);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{texts.stopText}</p>
      <PhoneField value={phone} onValueChange={setPhone} error={failure} hasFocus />
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
  const { isBusy, failure, run } = useOneAtATime();
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
      <OtpField value={otp} onValueChange={setOtp} error={failure} />
      <SendButton
        text={texts.stop}
        busyText={texts.stopping}
        isBusy={isBusy}
        isDisabled={!isCompleteOtp(otp)}
      />
    </form>
  );
}

/** Unsubscribing without what the browser had stored: by number, and a fresh code (ours). */
export function StopByNumber({ onClose }: { onClose: () => void }) {
  const [attempt, setAttempt] = useState(readAttempt);
  const keep = (next: StopAttempt | null) => {
    writeAttempt(next);
    setAttempt(next);
  };
  const finish = (phone: string) => {
    keep(null);
    void subscription.act({ kind: 'stopped', phone });
    onClose();
    void showAlert({ kind: 'success', ...unsubscribeMessages.en.success });
  };
  if (attempt === null) return <NumberForm onSent={keep} />;
  return <CodeForm attempt={attempt} onStopped={finish} onOther={() => keep(null)} />;
}
