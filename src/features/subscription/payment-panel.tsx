import { toReadablePhone } from '#contract/subscription-phone.ts';
import { useMessages } from '#platform/messages.ts';
import { subscriptionMessages } from './messages.ts';
import { subscription, useSubscription } from './subscription.ts';

interface PaymentPanelProps {
  /** Of the operator's page. */
  address: string;
  /** What came of asking. */
  problem: string | undefined;
}

/** A payment that was begun at the operator's page: the way there, and the way to ask what came of it. */
export function PaymentPanel({ address, problem }: PaymentPanelProps) {
  const texts = useMessages(subscriptionMessages);
  const { memory, lookup } = useSubscription();
  const isChecking = lookup?.why === 'return';
  return (
    <div className="surface grid gap-3 p-4">
      <p>{texts.payHere(toReadablePhone(memory.userPhone ?? ''))}</p>
      <p role="status" className="font-medium">
        {isChecking ? texts.checking : problem}
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
        <a href={address} className="btn btn-ghost text-base">
          {texts.openPayment}
        </a>
      </div>
    </div>
  );
}
