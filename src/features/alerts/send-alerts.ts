import { alertOutbox, fetchAlerts, fetchPushKey } from '#api/alerts.ts';
import { type AlertRecord, changeAlert, knownAlerts, loadAlerts } from '#device/alert.ts';
import { endPush, renewPush } from '#platform/browser/push.ts';

async function fetchStates(alerts: readonly AlertRecord[]) {
  const found = await fetchAlerts(alerts.map(({ id, key }) => ({ id, key })));
  return new Map(found.map((alert) => [alert.id, alert]));
}

const readSent = () => [...knownAlerts().values()].filter(({ step }) => step === 'sent');

/** The browser may have renewed the subscription since, or the push service may have refused it. */
async function renewSubscription(): Promise<void> {
  const pushed = readSent().filter(({ to }) => to?.channel === 'push');
  if (pushed.length === 0) return;
  const found = await fetchStates(pushed);
  const isRefused = pushed.some(({ id }) => found.get(id)?.state !== 'active');
  const push = await renewPush(await fetchPushKey(), isRefused);
  for (const { id } of pushed) {
    const alert = found.get(id);
    await changeAlert(id, (stored) => {
      if (stored?.to?.channel !== 'push') return undefined;
      if (push === null && alert === undefined) return { ...stored, step: 'ended' };
      const known = { ...stored, offSince: alert?.offSince ?? stored.offSince };
      if (push !== null && stored.to.push.endpoint !== push.endpoint) {
        return { ...known, to: { channel: 'push', push }, step: 'sending' };
      }
      return alert?.state === 'unconfirmed' ? { ...known, state: alert.state } : undefined;
    });
  }
}

/**
 * Reads from the server which alerts are confirmed, and which were stopped elsewhere. Notifications are left to
 * {@link followAlerts}, as only their device stops them. @throws ApiError
 */
export async function refreshAlerts(): Promise<void> {
  await loadAlerts();
  const sent = readSent().filter(({ to }) => to?.channel !== 'push');
  if (sent.length === 0) return;
  const found = await fetchStates(sent);
  for (const { id } of sent) {
    const alert = found.get(id);
    await changeAlert(id, (stored) => {
      if (stored?.step !== 'sent') return undefined;
      if (alert === undefined) return { ...stored, step: 'ended' };
      return stored.state === alert.state ? undefined : { ...stored, state: alert.state };
    });
  }
}

/** Synchronises this device's alerts, if any, once per start. */
export async function followAlerts(): Promise<void> {
  await alertOutbox.follow();
  try {
    await renewSubscription();
    await alertOutbox.send();
  } catch {
    // Retried at the next start.
  }
}

/** Stops every alert, here at once and on the server once it is reachable. @returns false when the device refused */
export async function forgetAlerts(): Promise<boolean> {
  await loadAlerts();
  const changes = [...knownAlerts().keys()].map((id) =>
    changeAlert(id, (stored) =>
      stored === undefined || stored.step === 'ended' ? null : { ...stored, step: 'stopping', to: null },
    ),
  );
  const changed = await Promise.all(changes);
  void endPush();
  void alertOutbox.follow();
  return !changed.includes(false);
}
