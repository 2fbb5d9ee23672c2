import { useState } from 'react';
import { refreshAlerts } from './send-alerts.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { toShownDigits } from '#texts/contract/shown-digits';
import { alertMessages } from '#texts/features/alerts/messages';
import { reminderMessages } from '#texts/features/alerts/reminder';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { toAlertFailure, type AlertFailure } from './alert-failure.ts';
import { addAlert } from './new-alert.ts';

/** Whose number this device subscribed with. */
export interface SmsSubscriber {
  id: string;
  /** Readable. */
  phone: string;
}

/** Says what comes and how often; a tap turns it on, in place of the search before. */
export function SmsAlertForm({ search, subscriber }: { search: JobSearch; subscriber: SmsSubscriber }) {
  const texts = alertMessages;
  const [done, setDone] = useState('');
  const { isBusy, failure, submit } = useSubmit<void, string, AlertFailure>({
    key: ['alerts', 'sms'],
    send: async () => {
      const to = { channel: 'sms', subscriber: subscriber.id } as const;
      const outcome = await addAlert({ search, pace: 'daily', to });
      if (outcome === 'not-stored') throw new Error(outcome);
      if (outcome !== 'sent') return reminderMessages.waiting;
      // The one that this replaces has ended.
      void refreshAlerts().catch(() => undefined);
      return texts.smsOn;
    },
    toFailure: toAlertFailure({ failed: texts.smsFailed, unreachable: texts.unreachable }),
  });
  const turnOn = async () => {
    setDone('');
    const sent = await submit();
    if (sent?.kind === 'done') setDone(sent.answer);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.smsText(toShownDigits(subscriber.phone))}</p>
      <button
        type="button"
        className="btn btn-primary text-base"
        aria-disabled={isBusy}
        onClick={() => void turnOn()}
      >
        {isBusy ? texts.turningOn : texts.smsTurnOn}
      </button>
      <SendingTrouble trouble={failure} />
      <p role="status" className="font-medium not-empty:rounded-lg not-empty:bg-secondary not-empty:p-3">
        {done}
      </p>
    </div>
  );
}
