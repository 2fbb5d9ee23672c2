import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { healthQuery, retryWork } from '#api/admin.ts';
import type { HealthData } from '#contract/accounts/admin.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { adminMessages } from './messages.ts';
import { formatMoment } from '#ui/text/moment.ts';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { AdminLoaded } from './view-parts.tsx';

const kinds: Readonly<Record<string, string>> = adminMessages.health.kinds;
const toKind = (kind: string): string => kinds[kind] ?? kind;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="surface flex min-w-0 flex-col gap-3 p-4">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Waiting({ waiting }: Pick<HealthData, 'waiting'>) {
  const { health } = adminMessages;
  if (waiting.length === 0) return <p>{health.nothingWaits}</p>;
  return (
    <ul className="grid gap-2">
      {waiting.map(({ kind, count, since }) => (
        <li key={kind}>
          <span className="font-semibold">{toKind(kind)}:</span> {health.work(count, formatMoment(since))}
        </li>
      ))}
    </ul>
  );
}

interface FailedProps extends Pick<HealthData, 'failed' | 'failedCount'> {
  moderatorId: string;
  onRetried: () => void;
}

function Failed({ moderatorId, failed, failedCount, onRetried }: FailedProps) {
  const { health } = adminMessages;
  const retrying = useSubmit({
    key: ['admin', 'retry'],
    send: (id: string) => retryWork(moderatorId, id),
    toFailure: failureText,
  });
  const retry = async (id: string) => {
    await retrying.submit(id);
    onRetried();
  };
  return (
    <>
      <SendingTrouble trouble={retrying.failure === undefined ? undefined : { title: retrying.failure }} />
      <p role="status" className="font-medium text-success">
        {retrying.isDone ? health.retried : ''}
      </p>
      {failedCount === 0 ? <p>{health.nothingFailed}</p> : <p>{health.failedCount(failedCount)}</p>}
      <ul className="grid gap-2">
        {failed.map(({ id, kind, reason, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-semibold">{toKind(kind)}</p>
              <p className="break-words text-muted">
                {reason} · {formatMoment(at)}
              </p>
            </div>
            <button
              type="button"
              className="btn text-base"
              aria-disabled={retrying.isBusy}
              onClick={() => void retry(id)}
            >
              {health.retry}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The server's background work: pending and failed tasks, and mail. */
export function HealthView({ moderatorId }: { moderatorId: string }) {
  const { health, refresh } = adminMessages;
  const query = useQuery(healthQuery(moderatorId));
  return (
    <section aria-label={health.title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{health.title}</h2>
        <button type="button" className="btn text-base" onClick={() => void query.refetch()}>
          <Icon name="retry" />
          {refresh}
        </button>
      </div>
      <AdminLoaded query={query}>
        {({ waiting, failed, failedCount, mail }) => (
          <>
            <Part title={health.waiting}>
              <Waiting waiting={waiting} />
            </Part>
            <Part title={health.failed}>
              <Failed
                moderatorId={moderatorId}
                failed={failed}
                failedCount={failedCount}
                onRetried={() => void query.refetch()}
              />
            </Part>
            <Part title={health.mail}>
              <p>{health.ways[mail.way]}</p>
              <p>{health.mailFailed(mail.failed)}</p>
            </Part>
          </>
        )}
      </AdminLoaded>
    </section>
  );
}
