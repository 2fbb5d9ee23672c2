import { useState } from 'react';
import { useMessages } from '#platform/i18n/messages.ts';
import { FullScreenDialog } from '#ui/dialog/dialog-frame.tsx';
import { InfoStep } from './info-step.tsx';
import { subscriptionMessages } from '../messages.ts';
import { OtpStep } from './otp-step.tsx';
import { Progress } from './step-parts.tsx';
import { OfflineNote, ReturnNote, SandboxNote } from './quiet-notes.tsx';
import type { OpenModal } from '../watch/shown.ts';
import { toStep } from '../machine/step.ts';
import { StopByNumber } from '../stop/stop-by-number.tsx';
import { useSubscription } from '../machine/subscription.ts';
import { SuccessStep } from './success-step.tsx';

export interface SubscriptionModalProps extends OpenModal {
  appName: string;
  appId: string;
  onClose: () => Promise<void>;
}

interface StepsProps extends Pick<SubscriptionModalProps, 'appId' | 'onClose'> {
  hasFocus: boolean;
  onStop: () => void;
}

function Steps({ appId, hasFocus, onClose, onStop }: StepsProps) {
  const { memory } = useSubscription();
  const step = toStep(memory);
  // Later steps focus their field.
  const [firstStep] = useState(step);
  return (
    <>
      <Progress step={step} />
      {step === 'info' && (
        <InfoStep appId={appId} hasFocus={hasFocus || step !== firstStep} onStop={onStop} />
      )}
      {step === 'otp' && <OtpStep appId={appId} />}
      {step === 'success' && <SuccessStep onClose={() => void onClose()} />}
    </>
  );
}

/** The subscription modal (§2). */
export function SubscriptionModal({
  appName,
  appId,
  opening,
  errorCode,
  phone,
  onClose,
}: SubscriptionModalProps) {
  const texts = useMessages(subscriptionMessages);
  const [isStopping, setStopping] = useState(opening === 'stop' || opening === 'confirm');
  const isDone = toStep(useSubscription().memory) === 'success';
  const turn = isDone ? undefined : (
    <div className="mx-auto max-w-md">
      <button
        type="button"
        className="link inline-flex min-h-11 cursor-pointer items-center text-muted"
        onClick={() => setStopping(!isStopping)}
      >
        {isStopping ? texts.backToSubscribe : texts.stopByNumber}
      </button>
    </div>
  );
  return (
    <FullScreenDialog
      title={isStopping ? texts.stopTitle : texts.title(appName)}
      closeText={texts.close}
      onClose={() => void onClose()}
      footer={turn}
    >
      <OfflineNote />
      <div className="mx-auto grid max-w-md gap-6 sm:py-8">
        <SandboxNote />
        {errorCode !== '' && !isDone && !isStopping && <ReturnNote code={errorCode} />}
        {isStopping ? (
          <StopByNumber phone={phone} isConfirming={opening === 'confirm'} onClose={onClose} />
        ) : (
          <Steps
            appId={appId}
            hasFocus={opening === 'wanted'}
            onClose={onClose}
            onStop={() => setStopping(true)}
          />
        )}
      </div>
    </FullScreenDialog>
  );
}
