import { mirrorSession } from '#device/account/session-mirror.ts';
import { alertStore, type AlertRecord } from '#device/alerts/alert-record.ts';
import { loadAlerts } from '#device/alerts/alerts.ts';
import { changeAlert } from '#device/alerts/writes.ts';
import { createOutbox } from '#platform/http/outbox.ts';
import { saveAlert, stopAlert } from './alerts.ts';

/** Sends this device's new and stopped alerts that the server does not have yet. */

async function sendOne(alert: AlertRecord): Promise<void> {
  const { id, key, search, pace, language, to, step } = alert;
  if (step === 'stopping') {
    await stopAlert(alert);
    await changeAlert(id, () => null);
    return;
  }
  if (to === null) return;
  const state = await saveAlert({ id, key, search, pace, language, to });
  // It may have been stopped in the meantime.
  await changeAlert(id, (stored) =>
    stored?.step === 'sending' ? { ...stored, step: 'sent', state } : undefined,
  );
}

export const alertOutbox = createOutbox<AlertRecord>({
  name: 'alerts',
  async readWaiting() {
    // First, so that other tabs are told of changes.
    await loadAlerts();
    const stored = [...(await alertStore.readAll()).values()];
    return stored.filter(({ step }) => step === 'sending' || step === 'stopping');
  },
  send: sendOne,
  async onRefused({ id }) {
    await changeAlert(id, (stored) => {
      if (stored === undefined) return undefined;
      return stored.to === null ? null : { ...stored, step: 'ended' };
    });
  },
  inWorker: { tag: 'alerts', prepare: mirrorSession },
});
