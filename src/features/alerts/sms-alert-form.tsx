import { refreshAlerts } from './send-alerts.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { alertMessages } from './messages.ts';
import { addAlert } from './new-alert.ts';
import { toOutcomeText, TurnOn } from './turn-on.tsx';

/** Whose number this device subscribed with. */
export interface SmsSubscriber {
  id: string;
  /** Formatted for display. */
  phone: string;
}

/** Describes the SMS and their frequency; a tap turns them on, replacing an earlier search. */
export function SmsAlertForm({ search, subscriber }: { search: JobSearch; subscriber: SmsSubscriber }) {
  const texts = alertMessages;
  const send = async () => {
    const to = { channel: 'sms', subscriber: subscriber.id } as const;
    const outcome = await addAlert({ search, pace: 'daily', to });
    // The server has ended the alert that this one replaces.
    if (outcome === 'sent') void refreshAlerts().catch(() => undefined);
    return toOutcomeText(outcome, texts.smsOn);
  };
  return (
    <TurnOn
      channel="sms"
      text={texts.smsText(toShownDigits(subscriber.phone))}
      button={texts.smsTurnOn}
      send={send}
      failed={texts.smsFailed}
    />
  );
}
