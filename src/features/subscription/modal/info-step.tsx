import { useId, useState, type SubmitEvent } from 'react';
import { phoneLimits } from '#contract/limits.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import { type Channel, channels } from '#contract/subscription/subscription.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { type Memory, storedPhone, isOtpChannel } from '../machine/memory.ts';
import { subscription, useSubscription, toTermsText, typedChannel } from '../machine/subscription.ts';
import { splitProblem, toProblemText } from '../machine/transition.ts';
import { subscriptionMessages as texts } from '../messages.ts';
import { hasReturned, ReturnPanel } from './return-panel.tsx';
import { PhoneField, Lead, SendButton, StepHeading, Terms } from './step-parts.tsx';

const otpChannels = channels.filter(isOtpChannel);

/** The text from before a reload, else the last number. */
const readTyped = (memory: Memory): string =>
  toNationalPhone(tabStorage.read(subscriptionSessionKeys.typedPhone) ?? storedPhone(memory) ?? '');

/** Whether the typed number's channel sends jobs by SMS; without a channel yet, whether any does. */
function isSmsIncluded(memory: Memory, phone: string): boolean {
  const { subscriptionTerms } = clientConfig();
  const channel = typedChannel(memory, phone);
  if (channel !== null) return subscriptionTerms[channel].sms;
  return Object.values(subscriptionTerms).some(({ sms }) => sms);
}

interface OperatorChoiceProps {
  channels: readonly Channel[];
  onChoose: (channel: Channel) => void;
}

/** After a refusal: the operators that the number may have moved to, with their prices. */
function OperatorChoice({ channels, onChoose }: OperatorChoiceProps) {
  const id = useId();
  if (channels.length === 0) return null;
  const { subscriptionTerms } = clientConfig();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold">
        {texts.movedNumber}
      </p>
      {channels.map((channel) => (
        <button
          key={channel}
          type="button"
          className="btn h-auto min-h-12 w-full flex-col gap-0 border-control py-1 text-base"
          onClick={() => onChoose(channel)}
        >
          <span>{texts.operators[channel]}</span>
          <span className="text-sm font-normal">{toTermsText(channel, subscriptionTerms[channel])[0]}</span>
        </button>
      ))}
    </div>
  );
}

interface NumberStepProps {
  appId: string;
  hasFocus: boolean;
  /** The problem at the operator's page. */
  trouble: string | undefined;
  /** Whether that page refused the number. */
  isRefused: boolean;
  onClose: () => void;
}

function NumberStep({ appId, hasFocus, trouble, isRefused, onClose }: NumberStepProps) {
  const { memory, call, problem } = useSubscription();
  const [phone, setPhone] = useState(() => readTyped(memory));
  const change = (next: string) => {
    setPhone(next);
    void subscription.act({ kind: 'edited' });
    tabStorage.write(subscriptionSessionKeys.typedPhone, next);
  };
  const send = (channel?: Channel) =>
    void subscription.act({ kind: 'next', phone, ...(channel && { channel }) }, appId);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-2">
      <div>
        <StepHeading hasFocus={!hasFocus}>{texts.headings.info}</StepHeading>
        <Lead trouble={trouble}>{isSmsIncluded(memory, phone) ? texts.smsBenefit : texts.benefit}</Lead>
        <Terms phone={phone} />
      </div>
      <PhoneField
        value={phone}
        onValueChange={change}
        error={toProblemText(splitProblem(problem).ofNumber, texts)}
        hasFocus={hasFocus}
      />
      <OperatorChoice
        channels={problem?.others ?? (isRefused && problem === null ? otpChannels : [])}
        onChoose={send}
      />
      <div className="grid gap-2">
        <SendButton
          text={texts.next}
          busyText={texts.sending}
          isBusy={call !== null}
          isDisabled={phone.length < phoneLimits.minLength}
        />
        <button type="button" className="btn min-h-12 w-full text-base" onClick={onClose}>
          {texts.notNow}
        </button>
      </div>
    </form>
  );
}

interface InfoStepProps extends NumberStepProps {
  onStop: () => void;
}

/** Step 0 (§2): the number and the terms, or the outcome at the operator's page. */
export function InfoStep({ onStop, ...step }: InfoStepProps) {
  const isReturned = hasReturned(useSubscription());
  const [isNumberAsked, askNumber] = useState(false);
  if (!isReturned || isNumberAsked) return <NumberStep {...step} hasFocus={step.hasFocus || isNumberAsked} />;
  return <ReturnPanel appId={step.appId} onStop={onStop} onNumber={() => askNumber(true)} />;
}
