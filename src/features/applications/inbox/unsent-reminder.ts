import type { QueryClient } from '@tanstack/react-query';
import { locale, toLocal } from '#platform/i18n/locale.ts';
import { unsentMessages } from '../messages.ts';
import { jobQuery } from '#api/jobs.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { onApplicationsChange, readStoredApplications } from '#device/application.ts';
import { serverNow } from '#platform/server-time.ts';
import { readSession } from '#platform/session/session.ts';
import { isDeliveredClosed } from '#platform/http/outbox.ts';
import { toMoment } from '#ui/applying/application-state.tsx';

/**
 * The notification of applications that were not sent, for users who leave the app and have allowed notifications. The
 * open app shows the same, so the notification is closed when the user returns, and once nothing waits. There is none
 * where the worker sends them while the app is closed.
 */

const TAG = 'unsent';

interface WaitingJob {
  jobId: string;
  /** ms since the epoch; Infinity where the device does not know a deadline to come */
  endsAt: number;
}

function toWaitingJob(jobId: string, queryClient: QueryClient, now: number): WaitingJob {
  const job = queryClient.getQueryData(jobQuery(jobId).queryKey)?.job;
  const end = job ? deadlineEndMs(job.applicationDeadline) : null;
  return { jobId, endsAt: end === null || end < now ? Infinity : end };
}

/** Shows, changes or closes the notification. */
async function update(queryClient: QueryClient): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || Notification.permission !== 'granted') return;
  const session = readSession();
  const own = await readStoredApplications(session?.user._id ?? null);
  const isSentClosed = session !== null && isDeliveredClosed();
  const now = serverNow();
  const waiting = own
    .filter(({ step }) => step === 'waiting')
    .map(({ jobId }) => toWaitingJob(jobId, queryClient, now))
    .toSorted((one, other) => one.endsAt - other.endsAt);
  const [first] = waiting;
  if (first === undefined || isSentClosed || !document.hidden) {
    for (const shown of await registration.getNotifications({ tag: TAG })) shown.close();
    return;
  }
  const { title, open, openBefore } = unsentMessages;
  await registration.showNotification(title(waiting.length), {
    body: first.endsAt === Infinity ? open : openBefore(toMoment(new Date(first.endsAt).toISOString(), now)),
    lang: locale,
    tag: TAG,
    icon: '/icons/icon-192.png',
    data: new URL(toLocal(toJobPath(first.jobId)), location.origin).href,
  });
}

let updating: Promise<void> | undefined;

/** Reminds now, and follows what becomes of the applications. One update runs at a time. */
export function remindOfUnsent(queryClient: QueryClient): void {
  const next = () => {
    updating = (updating ?? Promise.resolve()).then(() => update(queryClient)).catch(() => undefined);
  };
  if (updating === undefined) onApplicationsChange(next);
  next();
}
