import { toReadablePhone, toNationalPhone } from '#contract/subscription/phone.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { subscriptionMessages } from '../messages.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { usePoll } from '#platform/browser/while-visible.ts';
import { returnedPhone } from '../machine/lookup-rules.ts';
import { hasOpenPayment, isPaying, isSaidAlready } from '../machine/step.ts';
import { splitProblem, toProblemText } from '../machine/transition.ts';

function AlreadyPanel({ onStop }: { onStop: () => void }) {
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

const FIRST_RECHECK_MS = 3 * SECOND_MS;
const lookUp = () => void subscription.act({ kind: 'returned' });

/** Checks while a payment may be in progress. */
const recheck = () => {
  if (isPaying(subscription.view.get().memory, Date.now())) lookUp();
};

/** The payment's outcome, and a new link for each visit, as each works once. */
function PaymentPanel({ appId, problem }: { appId: string; problem: string | undefined }) {
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

/** The outcome at the operator's page, and the next steps. */
export function ReturnPanel({ appId, onStop }: { appId: string; onStop: () => void }) {
  const texts = useMessages(subscriptionMessages);
  const { memory, lookup, problem } = useSubscription();
  const { ofPayment } = splitProblem(problem);
  if (isSaidAlready(memory)) return <AlreadyPanel onStop={onStop} />;
  const isShown = hasOpenPayment(memory) || ofPayment !== null || lookup?.why === 'return';
  return isShown ? <PaymentPanel appId={appId} problem={toProblemText(ofPayment, texts)} /> : null;
}
