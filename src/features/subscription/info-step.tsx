import { useState, type SubmitEvent } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { toNationalPhone } from '#contract/subscription-phone.ts';
import { subscriptionSessionKeys } from '#contract/subscription-storage.ts';
import { useMessages } from '#platform/messages.ts';
import { tabStorage } from '#platform/storage.ts';
import { subscriptionMessages } from './messages.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PhoneField } from './phone-field.tsx';
import { SendButton } from './send-button.tsx';
import { StepHeading } from './step-heading.tsx';
import { hasOpenPayment } from './step.ts';
import { subscription, useSubscription } from './subscription.ts';
import { TermsBox } from './terms-box.tsx';
import { splitProblem, toProblemText } from './problem-text.ts';

/** What was typed before the tab was killed, else the number of the last attempt. */
const readTyped = (userPhone: string | undefined): string =>
  toNationalPhone(tabStorage.read(subscriptionSessionKeys.typedPhone) ?? userPhone ?? '');

/** Step 0 (§2): the number, and what it will cost. */
export function InfoStep({ appId, hasFocus }: { appId: string; hasFocus: boolean }) {
  const texts = useMessages(subscriptionMessages);
  const { memory, call, problem } = useSubscription();
  const [phone, setPhone] = useState(() => readTyped(memory.userPhone));
  const isBusy = call !== null;
  const isPaymentOpen = hasOpenPayment(memory);
  const { ofPayment, ofNumber } = splitProblem(problem, isPaymentOpen);
  const change = (next: string) => {
    setPhone(next);
    tabStorage.write(subscriptionSessionKeys.typedPhone, next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void subscription.act({ kind: 'next', phone }, appId);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <StepHeading hasFocus={!hasFocus}>{texts.headings.info}</StepHeading>
      {isPaymentOpen && <PaymentPanel appId={appId} problem={toProblemText(ofPayment, texts)} />}
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
