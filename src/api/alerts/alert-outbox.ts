import { mirrorSession } from '#device/account/session-mirror.ts';
import { changeAlert, readWaitingAlerts, type AlertRecord } from '#device/alert.ts';
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
  readWaiting: readWaitingAlerts,
  send: sendOne,
  async onRefused({ id }) {
    await changeAlert(id, (stored) => {
      if (stored === undefined) return undefined;
      return stored.to === null ? null : { ...stored, step: 'ended' };
    });
  },
  inWorker: { tag: 'alerts', prepare: mirrorSession },
});
