import { clientConfig } from '#platform/startup/config.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { subscriptionMessages } from '../messages.ts';
import { toTermsText, typedChannel } from '../machine/terms.ts';
import { useState, type SubmitEvent } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { ReturnPanel } from './return-panel.tsx';
import { type Memory, storedPhone } from '../machine/memory.ts';
import { PhoneField } from './step-fields.tsx';
import { SendButton, StepHeading } from './step-parts.tsx';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { splitProblem, toProblemText } from '../machine/transition.ts';

function TermsBox({ phone }: { phone: string }) {
  const texts = useMessages(subscriptionMessages);
  const locale = useLocale();
  const channel = typedChannel(phone);
  const sentences =
    channel === null
      ? [texts.costLater, texts.howToStop]
      : toTermsText(channel, clientConfig().subscriptionTerms[channel], locale);
  return (
    <div
      role="status"
      className="grid min-h-40 content-start gap-1 rounded-lg bg-secondary p-4 text-sm text-secondary-content"
    >
      {sentences.map((sentence, index) => (
        <p key={sentence} className={index === 0 ? 'font-semibold' : ''}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** The text from before a reload, else the last number. */
const readTyped = (memory: Memory): string =>
  toNationalPhone(tabStorage.read(subscriptionSessionKeys.typedPhone) ?? storedPhone(memory) ?? '');

interface InfoStepProps {
  appId: string;
  hasFocus: boolean;
  onStop: () => void;
}

/** Step 0 (§2): the number and the terms. */
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
