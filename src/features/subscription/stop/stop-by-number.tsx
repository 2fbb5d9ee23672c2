import { useState } from 'react';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import { withCountryCode } from '#contract/subscription/subscription.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { isSubscribed, storedPhone } from '../machine/memory.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { subscriptionMessages } from '../messages.ts';
import { notice, toNotice } from '../watch/shown.ts';
import { unsubscribeMessages } from './messages.ts';
import { readAttempt, writeAttempt, type StopAttempt } from './stop-attempt.ts';
import { CodeForm, NumberForm } from './stop-forms.tsx';
import { TextButton } from '../modal/step-parts.tsx';

interface StopByNumberProps {
  phone: string;
  /** Unsubscribing this device's number needs a code: requests one at once. */
  isConfirming: boolean;
  onClose: () => Promise<void>;
}

function readAttemptFor(phone: string): StopAttempt | null {
  const attempt = readAttempt();
  return phone === '' || attempt?.phone === withCountryCode(phone) ? attempt : null;
}

/** Unsubscribes by number and code (our addition to §4). */
export function StopByNumber({ phone, isConfirming, onClose }: StopByNumberProps) {
  const texts = subscriptionMessages;
  const { memory } = useSubscription();
  const [attempt, setAttempt] = useState(() => readAttemptFor(phone));
  const [isFirst, setFirst] = useState(true);
  const change = (next: StopAttempt | null) => {
    writeAttempt(next);
    setAttempt(next);
    setFirst(false);
  };
  const finish = async (stopped: string) => {
    writeAttempt(null);
    void subscription.act({ kind: 'stopped', phone: stopped });
    // First close the modal: it goes back in the history, which would also close an alert.
    await onClose();
    await showAlert({ kind: 'success', ...unsubscribeMessages.success });
  };
  const known = phone || toNationalPhone(storedPhone(memory) ?? '');
  return (
    <div className="grid gap-3">
      {attempt === null ? (
        <NumberForm
          text={isConfirming && isFirst ? texts.confirmText : texts.stopText}
          known={known}
          isSentAtOnce={isConfirming && isFirst}
          onSent={change}
        />
      ) : (
        <CodeForm
          attempt={attempt}
          onStopped={(stopped) => void finish(stopped)}
          onOther={() => change(null)}
        />
      )}
      <ForgetHere phone={known} onClose={() => void onClose()} />
    </div>
  );
}

interface ForgetHereProps {
  phone: string;
  onClose: () => void;
}

/** Forgets the subscription on this device only. */
function ForgetHere({ phone, onClose }: ForgetHereProps) {
  const texts = subscriptionMessages;
  const { memory } = useSubscription();
  if (!isSubscribed(memory)) return null;
  const forget = async () => {
    const news = await subscription.act({ kind: 'forget' });
    if (news === null) return;
    onClose();
    notice.set(toNotice(news, phone));
  };
  return (
    <div className="grid justify-items-start border-t border-base-300 pt-3 text-sm">
      <p className="text-muted">{texts.noCode}</p>
      <TextButton onClick={() => void forget()}>{texts.forgetHere}</TextButton>
    </div>
  );
}
