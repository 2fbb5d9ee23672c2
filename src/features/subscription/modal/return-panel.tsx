import type { ReactNode } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { toNationalPhone, toReadablePhone } from '#contract/subscription/phone.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { usePoll } from '#platform/browser/while-visible.ts';
import type { View } from '../machine/controller.ts';
import { returnedPhone } from '../machine/lookup-rules.ts';
import { hasOpenPayment, isPaying, isSaidAlready } from '../machine/memory.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { splitProblem, toProblemText } from '../machine/transition.ts';
import { subscriptionMessages as texts, unsubscribeMessages } from '../messages.ts';
import { Lead, StepHeading, TextButton, Terms } from './step-parts.tsx';
import { toShownDigits } from '#contract/shown-digits.ts';

const FIRST_RECHECK_MS = 3 * SECOND_MS;
const lookUp = () => void subscription.act({ kind: 'returned' });

/** Checks while a payment may be in progress. */
const recheck = () => {
  if (isPaying(subscription.view.get().memory, Date.now())) lookUp();
};

/** Whether an outcome at the operator's page replaces the number's form. */
export function hasReturned({ memory, lookup, problem }: View): boolean {
  if (isSaidAlready(memory) || hasOpenPayment(memory)) return true;
  return splitProblem(problem).ofPayment !== null || lookup?.why === 'return';
}

interface BigButtonProps {
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}

function BigButton({ isBusy, onClick, children }: BigButtonProps) {
  return (
    <button
      type="button"
      className="btn min-h-12 w-full btn-primary text-base"
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface ReturnPanelProps {
  appId: string;
  onStop: () => void;
  onNumber: () => void;
}

/** The operator's page reported a subscription that is not confirmed. */
function AlreadyPanel({ onStop }: Pick<ReturnPanelProps, 'onStop'>) {
  const { memory, lookup, problem } = useSubscription();
  const isUnchecked = problem?.code === 'notChecked';
  const outcome = isUnchecked
    ? texts.problems.notChecked
    : texts.saidAlready(toShownDigits(toReadablePhone(memory.userPhone ?? '')));
  const { stop } = clientConfig().subscriptionTerms.digimart;
  return (
    <>
      <Lead>{lookup === null ? outcome : texts.checking}</Lead>
      {stop !== '' && <p className="text-sm">{stop}</p>}
      {isUnchecked && (
        <BigButton isBusy={lookup !== null} onClick={lookUp}>
          {texts.checkAgain}
        </BigButton>
      )}
      <button type="button" className="btn min-h-12 w-full text-base" onClick={onStop}>
        {unsubscribeMessages.stopByNumber}
      </button>
    </>
  );
}

/** The payment's outcome, with a new payment link for each visit, as a link works once. */
function PaymentPanel({ appId }: Pick<ReturnPanelProps, 'appId'>) {
  const { memory, call, lookup, problem } = useSubscription();
  const { ofPayment } = splitProblem(problem);
  const isOpen = hasOpenPayment(memory);
  const phone = toNationalPhone(returnedPhone(memory) ?? '');
  const isChecking = lookup?.why === 'return';
  usePoll({ isOn: isOpen && ofPayment !== null, check: recheck, firstMs: FIRST_RECHECK_MS });
  const check = isChecking ? texts.checkingNow : texts.checkAgain;
  return (
    <>
      <div>
        <p>{(isOpen ? texts.payHere : texts.subscriptionOf)(toShownDigits(toReadablePhone(phone)))}</p>
        <Lead>{toProblemText(ofPayment, texts) ?? (isChecking ? texts.checking : '')}</Lead>
        {isOpen && <Terms phone={phone} />}
      </div>
      {isOpen ? (
        <>
          <BigButton
            isBusy={call !== null}
            onClick={() => void subscription.act({ kind: 'next', phone }, appId)}
          >
            {texts.openPayment}
          </BigButton>
          <button
            type="button"
            className="btn min-h-12 w-full text-base"
            aria-disabled={lookup !== null}
            onClick={lookUp}
          >
            {check}
          </button>
        </>
      ) : (
        <BigButton isBusy={lookup !== null} onClick={lookUp}>
          {check}
        </BigButton>
      )}
    </>
  );
}

/** The outcome at the operator's page, and the next steps. */
export function ReturnPanel({ appId, onStop, onNumber }: ReturnPanelProps) {
  const isAlready = isSaidAlready(useSubscription().memory);
  return (
    <div className="grid gap-3">
      <StepHeading hasFocus>{texts.headings.info}</StepHeading>
      {isAlready ? <AlreadyPanel onStop={onStop} /> : <PaymentPanel appId={appId} />}
      <div>
        <TextButton onClick={onNumber}>{texts.enterNumber}</TextButton>
      </div>
    </div>
  );
}
