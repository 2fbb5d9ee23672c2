import * as v from 'valibot';
import {
  type Alert,
  AlertData,
  AlertsData,
  PushKeyData,
  type AlertInput,
  type AlertKey,
  SavedAlertData,
} from '#contract/alerts/alert.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { callApi } from '#platform/http/call-api.ts';

/** `POST /alerts`. @returns the alert's state */
export async function saveAlert(alert: v.InferInput<typeof AlertInput>): Promise<Alert['state']> {
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
