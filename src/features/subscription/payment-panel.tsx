import { toNationalPhone, toReadablePhone } from '#contract/subscription-phone.ts';
import { useMessages } from '#platform/messages.ts';
import { subscriptionMessages } from './messages.ts';
import { subscription, useSubscription } from './subscription.ts';

/**
 * A payment that was begun at the operator's page: the way to ask what came of it, and the way there. Addresses of
 * that page count once and for minutes, so each visit is given a new one.
 * @param problem what came of asking
 */
export function PaymentPanel({ appId, problem }: { appId: string; problem: string | undefined }) {
  const texts = useMessages(subscriptionMessages);
  const { memory, call, lookup } = useSubscription();
  const phone = toNationalPhone(memory.userPhone ?? '');
  const isChecking = lookup?.why === 'return';
  return (
    <div className="surface grid gap-3 p-4">
      <p>{texts.payHere(toReadablePhone(phone))}</p>
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
        <button
          type="button"
          className="btn btn-ghost text-base"
          aria-disabled={call !== null}
          onClick={() => void subscription.act({ kind: 'next', phone }, appId)}
        >
          {texts.openPayment}
        </button>
      </div>
    </div>
  );
}
