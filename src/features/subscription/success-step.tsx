import { useMessages } from '#platform/messages.ts';
import { recall } from './memory.ts';
import { subscriptionMessages } from './messages.ts';
import { StepHeading } from './step-heading.tsx';
import { useSubscription } from './subscription.ts';

/** Step 2 (§2): it is done, or as good as done where the operator is still charging. */
export function SuccessStep({ onClose }: { onClose: () => void }) {
  const texts = useMessages(subscriptionMessages);
  const { memory } = useSubscription();
  const isCharging = /pending/i.test(recall(memory, 'otpVerificationData')?.statusDetail ?? '');
  return (
    <div className="grid gap-4 text-center">
      <StepHeading hasFocus>{texts.headings.success}</StepHeading>
      <p>{isCharging ? texts.charging : texts.subscribed}</p>
      <p className="text-sm text-muted">{texts.howToStop}</p>
      <button type="button" className="btn w-full btn-primary text-base" onClick={onClose}>
        {texts.done}
      </button>
    </div>
  );
}
