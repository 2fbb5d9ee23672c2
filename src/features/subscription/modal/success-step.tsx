import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import { usePoll } from '#platform/browser/while-visible.ts';
import { recall, type Memory, toPaymentState, toSubscriberInfo } from '../machine/memory.ts';
import { subscriptionMessages, type SubscriptionTexts } from '../messages.ts';
import { StepHeading } from './step-parts.tsx';
import { useSmsSubscriber, subscription, useSubscription } from '../machine/subscription.ts';

const FIRST_RECHECK_MS = 3 * SECOND_MS;
const recheck = () => void subscription.act({ kind: 'recheck' });

const storedPayment = (memory: Memory) =>
  toPaymentState(recall(memory, 'otpVerificationData')?.statusDetail ?? '');

const { alreadySubscribed, watchedError } = operatorStatus;

function toNewsText(memory: Memory, texts: SubscriptionTexts): string {
  const payment = storedPayment(memory);
  if (payment !== null) return texts[payment];
  const code = recall(memory, 'otpResponseData')?.statusCode;
  return code === alreadySubscribed || code === watchedError ? texts.already : texts.subscribed;
}

/** Step 2 (§2): subscribed, or still charging. */
export function SuccessStep({ onClose }: { onClose: () => void }) {
  const texts = subscriptionMessages;
  const { memory, lookup } = useSubscription();
  usePoll({ isOn: storedPayment(memory) !== null, check: recheck, firstMs: FIRST_RECHECK_MS });
  const hasSms = useSmsSubscriber() !== null;
  // Without an id, unsubscribing only affects this device.
  const hasId = lookup !== null || toSubscriberInfo(memory).isValid;
  return (
    <div className="grid gap-3">
      <div>
        <StepHeading hasFocus>{texts.headings.success}</StepHeading>
        <p role="status" className="font-semibold">
          {toNewsText(memory, texts)}
        </p>
        <p className="text-sm text-muted">{hasId ? texts.howToStop : texts.howToStopByNumber}</p>
      </div>
      {hasSms && (
        // Loads the page: closing the sheet calls `history.back()`, which would undo a client-side navigation.
        <Link to={appPaths.alerts} reloadDocument className="btn min-h-12 w-full border-control text-base">
          {texts.smsTurnOn}
        </Link>
      )}
      <button type="button" className="btn min-h-12 w-full btn-primary text-base" onClick={onClose}>
        {texts.done}
      </button>
    </div>
  );
}
