import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import { usePoll } from '#platform/browser/while-visible.ts';
import { OverlayDialog } from '#ui/dialog/dialog-frame.tsx';
import { type Memory, recall, toPaymentState, toStep, toSubscriberInfo } from '../machine/memory.ts';
import { subscription, useSmsSubscriber, useSubscription } from '../machine/subscription.ts';
import { subscriptionMessages, type SubscriptionTexts, unsubscribeMessages } from '../messages.ts';
import { StopByNumber } from '../stop/stop-by-number.tsx';
import type { OpenModal } from '../watch/shown.ts';
import { InfoStep } from './info-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { Progress, StepHeading } from './step-parts.tsx';

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
function SuccessStep({ onClose }: { onClose: () => void }) {
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

export interface SubscriptionModalProps extends OpenModal {
  appName: string;
  appId: string;
  onClose: () => Promise<void>;
}

/** Of Digimart's page: the number may not subscribe there. */
const REFUSED_NUMBER = 'E3005';

/** The outcome at the operator's page; undefined without an error. */
function toTrouble(code: string, { returned }: SubscriptionTexts): string | undefined {
  if (code === '') return undefined;
  return code === 'E3009' ? returned.E3009 : returned.other(code);
}

interface StepsProps extends Omit<SubscriptionModalProps, 'appName' | 'phone'> {
  onStop: () => void;
}

function Steps({ appId, opening, errorCode, onClose, onStop }: StepsProps) {
  const texts = subscriptionMessages;
  const { memory } = useSubscription();
  const step = toStep(memory);
  // Only the first step may focus its heading: later ones focus their field.
  const [firstStep] = useState(step);
  const close = () => void onClose();
  return (
    <div className="grid grid-cols-1 gap-2">
      <Progress step={step} />
      {step === 'info' && (
        <InfoStep
          appId={appId}
          hasFocus={opening === 'wanted' || step !== firstStep}
          trouble={toTrouble(errorCode, texts)}
          isRefused={errorCode === REFUSED_NUMBER}
          onClose={close}
          onStop={onStop}
        />
      )}
      {step === 'otp' && <OtpStep appId={appId} />}
      {step === 'success' && <SuccessStep onClose={close} />}
    </div>
  );
}

/** The subscription modal (§2); a sheet on an overlay that covers the screen. */
export function SubscriptionModal({ appName, phone, ...steps }: SubscriptionModalProps) {
  const texts = subscriptionMessages;
  const { opening, onClose } = steps;
  const [isStopping, setStopping] = useState(opening === 'stop' || opening === 'confirm');
  return (
    <OverlayDialog
      title={isStopping ? unsubscribeMessages.stopByNumber : texts.title(appName)}
      closeText={texts.close}
      onClose={() => void onClose()}
    >
      {isStopping ? (
        <StopByNumber phone={phone} isConfirming={opening === 'confirm'} onClose={onClose} />
      ) : (
        <Steps {...steps} onStop={() => setStopping(true)} />
      )}
    </OverlayDialog>
  );
}
