import { operatorStatus } from '#contract/subscription.ts';
import { useMessages } from '#platform/messages.ts';
import { recall, type Memory } from './memory.ts';
import { subscriptionMessages, type SubscriptionTexts } from './messages.ts';
import { toPaymentState, toSubscriberInfo } from './status.ts';
import { StepHeading } from './step-heading.tsx';
import { useSubscription } from './subscription.ts';

/** What the operator has said last. */
function toNewsText(memory: Memory, texts: SubscriptionTexts): string {
  const payment = toPaymentState(recall(memory, 'otpVerificationData')?.statusDetail ?? '');
  if (payment !== null) return texts[payment];
  const isAlready = recall(memory, 'otpResponseData')?.statusCode === operatorStatus.alreadySubscribed;
  return isAlready ? texts.already : texts.subscribed;
}

/** Step 2 (§2): it is done, or as good as done where the operator is still charging. */
export function SuccessStep({ onClose }: { onClose: () => void }) {
  const texts = useMessages(subscriptionMessages);
  const { memory, lookup } = useSubscription();
  // Without an id the header's button reaches this device alone.
  const hasId = lookup !== null || toSubscriberInfo(memory).isValid;
  return (
    <div className="grid gap-4 text-center">
      <StepHeading hasFocus>{texts.headings.success}</StepHeading>
      <p>{toNewsText(memory, texts)}</p>
      <p className="text-sm text-muted">{hasId ? texts.howToStop : texts.howToStopByNumber}</p>
      <button type="button" className="btn w-full btn-primary text-base" onClick={onClose}>
        {texts.done}
      </button>
    </div>
  );
}
