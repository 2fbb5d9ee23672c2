import { useState, type SubmitEvent } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { AlreadyPanel } from './already-panel.tsx';
import type { Memory } from '../machine/memory.ts';
import { subscriptionMessages } from '../messages.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PhoneField } from './phone-field.tsx';
import { SendButton } from './send-button.tsx';
import { StepHeading } from './step-heading.tsx';
import { storedPhone } from '../machine/status.ts';
import { hasOpenPayment, isSaidAlready } from '../machine/step.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { TermsBox } from './terms-box.tsx';
import { splitProblem, toProblemText } from '../machine/problem-text.ts';

/** What was typed before the tab was killed, else the number of the last attempt. */
const readTyped = (memory: Memory): string =>
  toNationalPhone(tabStorage.read(subscriptionSessionKeys.typedPhone) ?? storedPhone(memory) ?? '');

/** What came of a visit to the operator's page, and how it goes on from there. */
function ReturnPanel({ appId, onStop }: Pick<InfoStepProps, 'appId' | 'onStop'>) {
  const texts = useMessages(subscriptionMessages);
  const { memory, lookup, problem } = useSubscription();
  const { ofPayment } = splitProblem(problem);
  if (isSaidAlready(memory)) return <AlreadyPanel onStop={onStop} />;
  const isShown = hasOpenPayment(memory) || ofPayment !== null || lookup?.why === 'return';
  return isShown ? <PaymentPanel appId={appId} problem={toProblemText(ofPayment, texts)} /> : null;
}

interface InfoStepProps {
  appId: string;
  hasFocus: boolean;
  /** Turns to "Unsubscribe by number". */
  onStop: () => void;
}

/** Step 0 (§2): the number, and what it will cost. */
export function InfoStep({ appId, hasFocus, onStop }: InfoStepProps) {
  const texts = useMessages(subscriptionMessages);
  const { memory, call, problem } = useSubscription();
  const [phone, setPhone] = useState(() => readTyped(memory));
  const isBusy = call !== null;
  const { ofNumber } = splitProblem(problem);
  const change = (next: string) => {
    setPhone(next);
    void subscription.act({ kind: 'edited' });
    tabStorage.write(subscriptionSessionKeys.typedPhone, next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void subscription.act({ kind: 'next', phone }, appId);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <StepHeading hasFocus={!hasFocus}>{texts.headings.info}</StepHeading>
      <ReturnPanel appId={appId} onStop={onStop} />
      <PhoneField
        value={phone}
        onValueChange={change}
        error={toProblemText(ofNumber, texts)}
        hasFocus={hasFocus}
      />
      <TermsBox phone={phone} />
      <SendButton
        text={texts.next}
        busyText={texts.sending}
        isBusy={isBusy}
        isDisabled={phone.length < phoneLimits.minLength}
      />
    </form>
  );
}
