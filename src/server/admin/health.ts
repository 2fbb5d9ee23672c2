import type { HealthData } from '#contract/accounts/admin.ts';
import type { AppContext } from '../app-context.ts';
import { countFailedByKind, listFailed, listWaiting } from '../queue/queue.ts';

const MAX_FAILED = 100;

const toIso = (ms: number): string => new Date(ms).toISOString();

/** Waiting and permanently failed work, mail counts, and how mail is sent. */
export async function readHealth({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<HealthData> {
  const waiting = await listWaiting(db);
  const failed = await listFailed(db, MAX_FAILED);
  const counts = await countFailedByKind(db);
  return {
    waiting: waiting.map(({ kind, count, since }) => ({ kind, count, since: toIso(since) })),
    failed: failed.map(({ id, kind, reason, at }) => ({ id, kind, reason, at: toIso(at) })),
    failedCount: counts.reduce((sum, { count }) => sum + count, 0),
    mail: {
      way: config.mail.smtpUrl === undefined ? 'files' : 'smtp',
      failed: counts.find(({ kind }) => kind === 'mail')?.count ?? 0,
    },
  };
}
