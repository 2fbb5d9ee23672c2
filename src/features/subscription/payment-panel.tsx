import { toReadablePhone } from '#contract/subscription-phone.ts';
import { useMessages } from '#platform/messages.ts';
import { subscriptionMessages } from './messages.ts';
import { paymentPage } from './step.ts';
import { subscription, useSubscription } from './subscription.ts';

/** A payment that was begun at the operator's page: the way there, and the way to ask what came of it. */
export function PaymentPanel() {
  const texts = useMessages(subscriptionMessages);
  const { memory, lookup } = useSubscription();
  return (
    <div className="surface grid gap-3 p-4">
      <p role="status">
        {lookup?.why === 'return' ? texts.checking : texts.payHere(toReadablePhone(memory.userPhone ?? ''))}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn text-base"
          aria-disabled={lookup !== null}
          onClick={() => void subscription.act({ kind: 'returned' })}
        >
          {texts.checkAgain}
        </button>
        <a href={paymentPage(memory) ?? undefined} className="btn btn-ghost text-base">
          {texts.openPayment}
        </a>
      </div>
    </div>
  );
}
