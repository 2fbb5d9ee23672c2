import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import * as v from 'valibot';
import { confirmAlert, fetchAlerts, stopAlert } from '#api/alerts.ts';
import { AlertKey, type Alert } from '#contract/alerts/alert.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { alertMessages as texts } from './messages.ts';
import { FailureLine } from '#ui/state/state-panel.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { toAlertFailure, type AlertFailure } from './new-alert.ts';
import { refreshAlerts } from './send-alerts.ts';
import { useSearchName } from './use-search-name.ts';

export type AlertMailLink = { purpose: 'confirm' | 'manage'; alert: AlertKey };

/** The link of a mail, which is in the fragment: no server sees it. Null without one. */
export function readMailLink(hash: string): AlertMailLink | null {
  const [, purpose, id, key] = /^(confirm|manage)=([^.]+)\.(.+)$/.exec(hash) ?? [];
  const alert = v.safeParse(AlertKey, { id, key });
  if (!alert.success || (purpose !== 'confirm' && purpose !== 'manage')) return null;
  return { purpose, alert: alert.output };
}

const refresh = (): void => void refreshAlerts().catch(() => undefined);

/** Confirms an address on a tap: mail programs open links by themselves. */
export function ConfirmCard({ alert }: { alert: AlertKey }) {
  const name = useSearchName();
  const { isBusy, failure, submit, isDone, answer } = useLinkSubmit('confirm', () => confirmAlert(alert));
  return (
    <section role="status" className="surface grid justify-items-start gap-3 p-4">
      <h2 className="text-lg font-bold">{isDone ? texts.confirm.done : texts.confirm.title}</h2>
      <p>{isDone && answer ? texts.confirm.doneText(name(answer.search)) : texts.confirm.text}</p>
      {!isDone && (
        <button type="button" className="btn btn-primary text-base" aria-disabled={isBusy} onClick={submit}>
          {isBusy ? texts.confirm.sending : texts.confirm.button}
        </button>
      )}
      <SendingTrouble trouble={failure} />
    </section>
  );
}

/** The search of an alert: loading, failed, or read. */
function FoundSearch({ query }: { query: UseQueryResult<Alert | null> }) {
  const name = useSearchName();
  const { data, error, isFetching, refetch } = query;
  if (data) return <p>{name(data.search)}</p>;
  if (error === null)
    return <div role="status" aria-label={texts.manage.loading} className="skeleton h-6 w-60 max-w-full" />;
  return (
    <FailureLine
      text={texts.manage.unreadable(failureText(error))}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** Shows an alert, and stops it on a tap, also one that could not be loaded. */
export function ManageCard({ alert }: { alert: AlertKey }) {
  const found = useQuery({
    queryKey: ['alerts', alert.id, alert.key],
    queryFn: async () => (await fetchAlerts([alert]))[0] ?? null,
    gcTime: 0,
  });
  const { isBusy, failure, submit, isDone } = useLinkSubmit('stop', () => stopAlert(alert));
  const isGone = isDone || found.data === null;
  return (
    <section role="status" className="surface grid justify-items-start gap-3 p-4">
      <h2 className="text-lg font-bold">{isGone ? texts.manage.gone : texts.manage.title}</h2>
      {isGone ? <p>{texts.manage.goneText}</p> : <FoundSearch query={found} />}
      {!isGone && (
        <button type="button" className="btn btn-primary text-base" aria-disabled={isBusy} onClick={submit}>
          {isBusy ? texts.manage.sending : texts.manage.button}
        </button>
      )}
      <SendingTrouble trouble={failure} />
    </section>
  );
}

function useLinkSubmit<T>(name: string, send: () => Promise<T>) {
  const { isBusy, isDone, failure, submit, answer } = useSubmit<void, T, AlertFailure>({
    key: ['alerts', name],
    send,
    toFailure: toAlertFailure(texts),
  });
  const act = async () => {
    if ((await submit())?.kind === 'done') refresh();
  };
  return { isBusy, isDone, failure, answer, submit: () => void act() };
}
