import { sandboxPaths } from '#contract/subscription/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useOnline } from '#platform/http/online.ts';
import { subscriptionMessages } from '../messages.ts';
import { useState } from 'react';
import { FullScreenDialog } from '#ui/dialog/dialog-frame.tsx';
import { InfoStep } from './info-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { Progress } from './step-parts.tsx';
import type { OpenModal } from '../watch/shown.ts';
import { toStep } from '../machine/step.ts';
import { StopByNumber } from '../stop/stop-by-number.tsx';
import { useSubscription } from '../machine/subscription.ts';
import { SuccessStep } from './success-step.tsx';

const noteClass = 'rounded-lg bg-notice p-3 text-sm';

/** Offline, nothing is lost. */
function OfflineNote() {
  const texts = useMessages(subscriptionMessages);
  const isOnline = useOnline();
  return (
    <div role="status" className="mx-auto max-w-md">
      {!isOnline && <p className={`${noteClass} mb-4`}>{texts.offline}</p>}
    </div>
  );
}

/** The outcome at the operator's page. */
function ReturnNote({ code }: { code: string }) {
  const texts = useMessages(subscriptionMessages);
  return (
    <p role="alert" className={`${noteClass} font-medium`}>
      {code === 'E3009' ? texts.returned.E3009 : texts.returned.other(code)}
    </p>
  );
}

/** The operators are simulated: no SMS arrives. */
function SandboxNote() {
  const texts = useMessages(subscriptionMessages);
  if (!clientConfig().subscriptionSandbox) return null;
  return (
    <p className={noteClass}>
      {texts.sandbox}{' '}
      <a href={sandboxPaths.page} target="_blank" rel="noreferrer" className="link font-medium">
        {texts.sandboxPage}
      </a>
      .
    </p>
  );
}

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
