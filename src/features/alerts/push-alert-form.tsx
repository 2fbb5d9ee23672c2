import { fetchPushKey } from '#api/alerts/alerts.ts';
import type { AlertPace } from '#contract/alerts/alert.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { readPushSupport, subscribeToPush } from '#platform/browser/push.ts';
import { alertMessages } from '#texts/features/alerts/messages';
import { addAlert } from './new-alert.ts';
import { toOutcomeText, TurnOn } from './turn-on.tsx';

/** Describes the notifications and their frequency; a tap asks for the permission. */
export function PushAlertForm({ search, pace }: { search: JobSearch; pace: AlertPace }) {
  const texts = alertMessages;
  const support = readPushSupport();
  const send = async () => {
    const push = await subscribeToPush(fetchPushKey);
    if (push === null) return texts.notAllowed;
    return toOutcomeText(await addAlert({ search, pace, to: { channel: 'push', push } }), texts.pushOn);
  };
  return (
    <TurnOn
      channel="push"
      text={texts.pushText}
      button={texts.turnOn}
      obstacle={support === 'ready' ? undefined : texts.support[support]}
      send={send}
      failed={texts.pushFailed}
    />
  );
}
