import { useState } from 'react';
import { fetchPushKey } from '#api/alerts.ts';
import type { AlertPace } from '#contract/alerts/alert.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { readPushSupport, subscribeToPush } from '#platform/browser/push.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { alertMessages } from '#texts/features/alerts/messages';
import { reminderMessages } from '#texts/features/alerts/reminder';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { toAlertFailure, type AlertFailure } from './alert-failure.ts';
import { addAlert } from './new-alert.ts';

/** Says what comes and how often, then asks on a tap. */
export function PushAlertForm({ search, pace }: { search: JobSearch; pace: AlertPace }) {
  const texts = alertMessages;
  const [done, setDone] = useState('');
  const support = readPushSupport();
  const { isBusy, failure, submit } = useSubmit<void, string, AlertFailure>({
    key: ['alerts', 'push'],
    send: async () => {
      const push = await subscribeToPush(fetchPushKey);
      if (push === null) return texts.notAllowed;
      const outcome = await addAlert({ search, pace, to: { channel: 'push', push } });
      if (outcome === 'not-stored') throw new Error(outcome);
      return outcome === 'sent' ? texts.pushOn : reminderMessages.waiting;
    },
    toFailure: toAlertFailure({ failed: texts.pushFailed, unreachable: texts.unreachable }),
  });
  const turnOn = async () => {
    setDone('');
    const sent = await submit();
    if (sent?.kind === 'done') setDone(sent.answer);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.pushText}</p>
      {support === 'ready' ? (
        <button
          type="button"
          className="btn btn-primary text-base"
          aria-disabled={isBusy}
          onClick={() => void turnOn()}
        >
          {isBusy ? texts.turningOn : texts.turnOn}
        </button>
      ) : (
        <p className="rounded-lg bg-notice p-3">{texts.support[support]}</p>
      )}
      <SendingTrouble trouble={failure} />
      <p role="status" className="font-medium not-empty:rounded-lg not-empty:bg-secondary not-empty:p-3">
        {done}
      </p>
    </div>
  );
}
