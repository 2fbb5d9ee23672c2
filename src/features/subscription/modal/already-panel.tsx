import { toReadablePhone } from '#contract/subscription/phone.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { subscriptionMessages } from '../messages.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';

/**
 * The operator's page said E3001, and the subscription could not be found: there is nothing to pay and nothing to wait
 * for, and the ways to end it are named.
 */
export function AlreadyPanel({ onStop }: { onStop: () => void }) {
  const texts = useMessages(subscriptionMessages);
  const { memory, lookup, problem } = useSubscription();
  const isUnchecked = problem?.code === 'notChecked';
  const said = `${texts.saidAlready(toReadablePhone(memory.userPhone ?? ''))} ${clientConfig().subscriptionTerms.digimart.stop}`;
  const outcome = isUnchecked ? texts.problems.notChecked : said.trimEnd();
  return (
    <div className="surface grid gap-3 p-4">
      <p role="status" className="font-medium">
        {lookup === null ? outcome : texts.checking}
      </p>
      <div className="flex flex-wrap gap-2">
        {isUnchecked && (
          <button
            type="button"
            className="btn text-base"
            aria-disabled={lookup !== null}
            onClick={() => void subscription.act({ kind: 'returned' })}
          >
            {texts.checkAgain}
          </button>
        )}
        <button type="button" className="btn text-base" onClick={onStop}>
          {texts.stopByNumber}
        </button>
      </div>
    </div>
  );
}
