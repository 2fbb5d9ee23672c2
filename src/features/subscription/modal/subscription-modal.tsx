import { useState } from 'react';
import { OverlayDialog } from '#ui/dialog/dialog-frame.tsx';
import { toStep } from '../machine/memory.ts';
import { useSubscription } from '../machine/subscription.ts';
import { subscriptionMessages, type SubscriptionTexts } from '../messages.ts';
import { StopByNumber } from '../stop/stop-by-number.tsx';
import type { OpenModal } from '../watch/shown.ts';
import { InfoStep } from './info-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { Progress } from './step-parts.tsx';
import { SuccessStep } from './success-step.tsx';

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
      title={isStopping ? texts.stopTitle : texts.title(appName)}
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
