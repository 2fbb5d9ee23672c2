import * as v from 'valibot';
import {
  type Alert,
  AlertData,
  type AlertInput,
  type AlertKey,
  AlertsData,
  PushKeyData,
  SavedAlertData,
} from '#contract/alerts/alert.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { mirrorSession } from '#device/account/session-mirror.ts';
import { type AlertRecord, changeAlert, readWaitingAlerts } from '#device/alert.ts';
import { callApi } from '#platform/http/call-api.ts';
import { createOutbox } from '#platform/http/outbox.ts';

/** `POST /alerts`. @returns the alert's state */
async function saveAlert(alert: v.InferInput<typeof AlertInput>): Promise<Alert['state']> {
  return (await callApi(alertPaths.alerts, SavedAlertData, { method: 'POST', body: alert })).data.alert.state;
}

/** `POST /alerts/states`. @returns the states of the alerts that exist */
export async function fetchAlerts(alerts: readonly AlertKey[]): Promise<Alert[]> {
  return (await callApi(alertPaths.states, AlertsData, { method: 'POST', body: { alerts } })).data.alerts;
}

/** `POST /alerts/confirm`. */
export async function confirmAlert({ id, key }: AlertKey): Promise<Alert> {
  return (await callApi(alertPaths.confirm, AlertData, { method: 'POST', body: { id, key } })).data.alert;
}

const send = async (path: string, { id, key }: AlertKey): Promise<void> =>
  void (await callApi(path, v.unknown(), { method: 'POST', body: { id, key } }));

/** `POST /alerts/stop`. */
export const stopAlert = (alert: AlertKey): Promise<void> => send(alertPaths.stop, alert);

/** `POST /alerts/test`. */
export const tryNotification = (alert: AlertKey): Promise<void> => send(alertPaths.test, alert);

/** `GET /alerts/push-key`. */
export const fetchPushKey = async (): Promise<string> =>
  (await callApi(alertPaths.pushKey, PushKeyData)).data.publicKey;

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
