import { SECOND_MS } from '#contract/limits.ts';
import { toNationalPhone, toReadablePhone } from '#contract/subscription/phone.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { usePoll } from '#platform/browser/while-visible.ts';
import { returnedPhone } from '../machine/lookup-rules.ts';
import { subscriptionMessages } from '../messages.ts';
import { hasOpenPayment, isPaying } from '../machine/step.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';

const FIRST_RECHECK_MS = 3 * SECOND_MS;
const lookUp = () => void subscription.act({ kind: 'returned' });

/** While a payment may be under way nobody has to ask what came of it. */
const recheck = () => {
  if (isPaying(subscription.view.get().memory, Date.now())) lookUp();
};

/**
 * A payment at the operator's page, begun or said to be made: the way to ask what came of it, and the way there.
 * Addresses of that page count once and for minutes, so each visit is given a new one.
 * @param problem what came of asking
 */
export function PaymentPanel({ appId, problem }: { appId: string; problem: string | undefined }) {
  const texts = useMessages(subscriptionMessages);
  const { memory, call, lookup } = useSubscription();
  const isOpen = hasOpenPayment(memory);
  const phone = toNationalPhone(returnedPhone(memory) ?? '');
  const isChecking = lookup?.why === 'return';
  usePoll({ isOn: isOpen && problem !== undefined, check: recheck, firstMs: FIRST_RECHECK_MS });
  return (
    <div className="surface grid gap-3 p-4">
      <p>{(isOpen ? texts.payHere : texts.subscriptionOf)(toReadablePhone(phone))}</p>
      <p role="status" className="font-medium">
        {problem ?? (isChecking ? texts.checking : '')}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn text-base" aria-disabled={lookup !== null} onClick={lookUp}>
          {isChecking ? texts.checkingNow : texts.checkAgain}
        </button>
        {isOpen && (
          <button
            type="button"
            className="btn btn-ghost text-base"
            aria-disabled={call !== null}
            onClick={() => void subscription.act({ kind: 'next', phone }, appId)}
          >
            {texts.openPayment}
          </button>
        )}
      </div>
    </div>
  );
}
