import { useMessages } from '#platform/i18n/messages.ts';
import { notice, toNotice } from '../watch/notice.ts';
import { isSubscribed } from '../machine/status.ts';
import { subscription, useSubscription } from '../machine/subscription.ts';
import { subscriptionMessages } from '../messages.ts';

interface ForgetHereProps {
  /** In national form. */
  phone: string;
  onClose: () => void;
}

/** The last way out: no code arrives where nobody knows the subscription any more, yet this device counts as subscribed. */
export function ForgetHere({ phone, onClose }: ForgetHereProps) {
  const texts = useMessages(subscriptionMessages);
  const { memory } = useSubscription();
  if (!isSubscribed(memory)) return null;
  const forget = async () => {
    const news = await subscription.act({ kind: 'forget' });
    if (news === null) return;
    onClose();
    notice.set(toNotice(news, phone));
  };
  return (
    <div className="grid justify-items-start border-t border-base-300 pt-4 text-sm">
      <p className="text-muted">{texts.noCode}</p>
      <button
        type="button"
        className="link inline-flex min-h-11 cursor-pointer items-center font-medium text-primary"
        onClick={() => void forget()}
      >
        {texts.forgetHere}
      </button>
    </div>
  );
}
