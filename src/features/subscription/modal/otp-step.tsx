import { useCallback, useSyncExternalStore, useState, type SubmitEvent } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { type Memory, secondsUntilResend } from '../machine/memory.ts';
import { toReadablePhone } from '#contract/subscription/phone.ts';
import { REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { useHeldUpdates } from '#platform/browser/unsaved-forms.ts';
import { subscriptionMessages as texts } from '../messages.ts';
import { OtpField, Lead, SendButton, StepHeading, TestCodes, TextButton } from './step-parts.tsx';
import { toProblemText } from '../machine/transition.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { isCompleteOtp } from '../machine/request-rules.ts';
import { toShownDigits } from '#contract/shown-digits.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

/** Counts down from the stored time, also after suspension. */
function useResendSeconds(memory: Memory): number {
  const read = useCallback(() => secondsUntilResend(memory, Date.now()), [memory]);
  return useSyncExternalStore(everySecond, read);
}

function Resend({ appId }: { appId: string }) {
  const { memory, call } = useSubscription();
  const seconds = useResendSeconds(memory);
  if (seconds > 0) {
    return <p className="tabular flex min-h-11 items-center text-muted">{texts.resendIn(seconds)}</p>;
  }
  return (
    <TextButton
      isBusy={call !== null}
      onClick={() => void subscription.act({ kind: 'resend', at: Date.now() }, appId)}
    >
      {call?.kind === 'request' ? texts.sending : texts.resend}
    </TextButton>
  );
}

/** Step 1 (§2): the code sent by SMS. */
export function OtpStep({ appId }: { appId: string }) {
  const { memory, call, problem } = useSubscription();
  const sentAt = memory[REQUESTED_AT_KEY];
  const [firstSentAt] = useState(sentAt);
  const [typed, setTyped] = useState({ otp: '', sentAt });
  // The input of an older code is dropped.
  const otp = typed.sentAt === sentAt ? typed.otp : '';
  const sentText = sentAt === firstSentAt ? texts.otpSent : texts.otpSentAgain;
  useHeldUpdates({ reason: 'code', isOn: true });
  const change = (next: string) => {
    setTyped({ otp: next, sentAt });
    void subscription.act({ kind: 'edited' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void subscription.act({ kind: 'verify', otp });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div>
        <StepHeading hasFocus={false}>{texts.headings.otp}</StepHeading>
        <Lead>{sentText(toShownDigits(toReadablePhone(memory.userPhone ?? '')))}</Lead>
        <TestCodes />
      </div>
      <OtpField
        // A new code starts again with a focused field.
        key={sentAt}
        value={otp}
        onValueChange={change}
        error={toProblemText(problem, texts)}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Resend appId={appId} />
        <TextButton isBusy={call !== null} onClick={() => void subscription.act({ kind: 'changeNumber' })}>
          {texts.changeNumber}
        </TextButton>
      </div>
      <SendButton
        text={texts.verify}
        busyText={texts.verifying}
        isBusy={call?.kind === 'verify'}
        isDisabled={!isCompleteOtp(otp)}
      />
    </form>
  );
}
