import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fetchPushKey } from '#api/alerts.ts';
import { type AlertChannel, alertChannels, type AlertPace, alertPaces } from '#contract/alerts/alert.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { readPushSupport, subscribeToPush } from '#platform/browser/push.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { EmailAlertForm } from './reminder.tsx';
import { alertMessages as texts } from './messages.ts';
import { addAlert } from './new-alert.ts';
import { refreshAlerts } from './send-alerts.ts';
import { toOutcomeText, TurnOn } from './turn-on.tsx';
import { useSearchName } from './use-search-name.ts';

interface NewAlertFormProps {
  search: JobSearch;
  /** Null where this device's operator sends no jobs by SMS. */
  subscriber: SmsSubscriber | null;
}

/** Creates an alert for a search. */
export function NewAlertForm({ search, subscriber }: NewAlertFormProps) {
  const { hasMail } = clientConfig();
  const [channel, setChannel] = useState<AlertChannel>(subscriber === null ? 'push' : 'sms');
  const offered: readonly AlertChannel[] = alertChannels.filter((name) => {
    if (name === 'sms') return subscriber !== null;
    return name === 'push' || hasMail;
  });
  const [pace, setPace] = useState<AlertPace>('daily');
  const name = useSearchName();
  return (
    <section aria-labelledby="new-alert" className="surface grid gap-4 p-4">
      <div>
        <h2 id="new-alert" className="text-lg font-bold">
          {texts.newAlert}
        </h2>
        <p>{texts.forSearch(name(search))}</p>
        <Link to={appPaths.jobs} search={search} className="link inline-block py-2.5 text-primary">
          {texts.changeSearch}
        </Link>
      </div>
      {offered.length > 1 && (
        <RadioChips
          name="channel"
          label={texts.how}
          value={channel}
          options={offered.map((value) => ({ value, text: texts.channels[value] }))}
          onValueChange={(value) => setChannel(alertChannels.find((one) => one === value) ?? channel)}
        />
      )}
      {channel !== 'sms' && (
        <RadioChips
          name="pace"
          label={texts.when}
          value={pace}
          options={alertPaces.map((value) => ({ value, text: texts.paces[value] }))}
          onValueChange={(value) => setPace(alertPaces.find((one) => one === value) ?? pace)}
        />
      )}
      {channel === 'push' && <PushAlertForm search={search} pace={pace} />}
      {channel === 'email' && <EmailAlertForm search={search} pace={pace} />}
      {channel === 'sms' && subscriber !== null && <SmsAlertForm search={search} subscriber={subscriber} />}
    </section>
  );
}

/** Describes the notifications and their frequency; a tap asks for the permission. */
function PushAlertForm({ search, pace }: { search: JobSearch; pace: AlertPace }) {
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

/** Whose number this device subscribed with. */
export interface SmsSubscriber {
  id: string;
  /** Formatted for display. */
  phone: string;
}

/** Describes the SMS and their frequency; a tap turns them on, replacing an earlier search. */
function SmsAlertForm({ search, subscriber }: { search: JobSearch; subscriber: SmsSubscriber }) {
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
