import { Link } from '@tanstack/react-router';
import { tryNotification } from '#api/alerts.ts';
import { formatDate } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
import { type AlertRecord, retryAlerts, useAlerts, useAlertsState } from '#device/alert.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { RetryButton, StatePanel } from '#ui/state/state-panel.tsx';
import { snack } from '#ui/dialog/snackbar.tsx';
import { alertMessages as texts, type AlertTexts } from './messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { toAlertFailure, type AlertFailure, endAlert } from './new-alert.ts';
import { useSearchName } from './use-search-name.ts';

function toStateName({ step, state, to }: AlertRecord): keyof AlertTexts['states'] {
  if (step === 'sending') return 'waiting';
  if (step !== 'sent') return step;
  if (state === 'active') return 'on';
  return to?.channel === 'push' ? 'off' : 'unconfirmed';
}

/** Since when a device got no notifications, and whether it gets them again; '' where it always did. */
function toOffText({ offSince }: AlertRecord, state: keyof AlertTexts['states']): string {
  if (offSince === undefined) return '';
  const day = formatDate(offSince, locale);
  if (state === 'on') return texts.wereOff(day);
  return state === 'off' ? texts.areOff(day) : '';
}

function toRecipientText({ to }: AlertRecord): string {
  if (to?.channel === 'email') return texts.to(to.email);
  return to?.channel === 'sms' ? texts.bySms : texts.byNotification;
}

/** Sends a notification to this device. */
function TryButton({ alert }: { alert: AlertRecord }) {
  const { isBusy, failure, submit } = useSubmit<void, void, AlertFailure>({
    key: ['alerts', 'test', alert.id],
    send: () => tryNotification(alert),
    toFailure: toAlertFailure(texts),
  });
  const send = async () => {
    if ((await submit())?.kind === 'done') snack.set({ text: texts.tried });
  };
  return (
    <>
      <button type="button" className="btn border-control" aria-disabled={isBusy} onClick={() => void send()}>
        {texts.tryOut}
      </button>
      <SendingTrouble trouble={failure} />
    </>
  );
}

function AlertRow({ alert }: { alert: AlertRecord }) {
  const search = parseJobSearch(alert.search);
  const name = useSearchName()(search);
  const { to, pace } = alert;
  const state = toStateName(alert);
  const offText = toOffText(alert, state);
  const stop = async () => {
    await endAlert(alert.id);
    if (state !== 'ended') snack.set({ text: texts.stopped });
  };
  return (
    <li className="grid gap-2 border-t border-base-300 py-3 first:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <p className="min-w-0 font-bold wrap-anywhere">{name}</p>
        <p className={state === 'on' ? 'font-medium text-primary' : 'font-medium'}>{texts.states[state]}</p>
      </div>
      <p className="text-muted wrap-anywhere">
        {toRecipientText(alert)} · {texts.paces[pace]}
      </p>
      {offText !== '' && <p className="wrap-anywhere">{offText}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Link to={appPaths.jobs} search={{ ...search, sort: 'newest' }} className="btn border-control">
          {texts.seeJobs}
        </Link>
        {to?.channel === 'push' && state === 'on' && <TryButton alert={alert} />}
        {state !== 'stopping' && (
          <button
            type="button"
            className="btn border-control"
            aria-label={state === 'ended' ? undefined : texts.stopNamed(name)}
            onClick={() => void stop()}
          >
            {state === 'ended' ? texts.remove : texts.stop}
          </button>
        )}
      </div>
    </li>
  );
}

/** The alerts of this device; works offline. */
export function AlertList() {
  const state = useAlertsState();
  const alerts = [...useAlerts().values()]
    .filter(({ to }) => to !== null)
    .toSorted((a, b) => b.createdAt - a.createdAt);
  if (state === 'unread') return <div role="status" aria-label={texts.loading} className="skeleton h-28" />;
  if (state === 'unreadable') {
    const retry = <RetryButton look="btn-primary" onRetry={retryAlerts} />;
    return (
      <StatePanel
        icon="warning"
        tone="error"
        title={texts.unreadable}
        text={texts.unreadableText}
        action={retry}
      />
    );
  }
  if (alerts.length === 0) {
    const find = (
      <Link to={appPaths.jobs} className="btn btn-primary">
        {texts.findJobs}
      </Link>
    );
    return <StatePanel title={texts.none} text={texts.noneText} action={find} />;
  }
  return (
    <section aria-labelledby="my-alerts" className="surface p-4">
      <h2 id="my-alerts" className="text-lg font-bold">
        {texts.mine}
      </h2>
      <ul>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}
