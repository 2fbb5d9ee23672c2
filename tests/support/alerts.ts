import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { AlertsData, type Alert, type AlertKey, type AlertTarget } from '#contract/alerts/alert.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { newId } from '#server/ids.ts';
import { runAlerts } from '#server/alerts/match-alerts.ts';
import type { TestServer } from './server.ts';

export const newAlertKey = (): AlertKey => ({ id: newId(), key: randomBytes(32).toString('base64url') });

interface Wish {
  to: AlertTarget;
  search?: Record<string, string>;
  pace?: 'daily' | 'at-once';
  language?: 'en' | 'bn';
}

/** Asks for an alert as a device does. */
export const askForAlert = (
  server: TestServer,
  alert: AlertKey,
  { to, search = {}, pace = 'at-once', language = 'en' }: Wish,
) => server.send('POST', alertPaths.alerts, { ...alert, to, search, pace, language });

export async function readAlertStates(server: TestServer, keys: readonly AlertKey[]): Promise<Alert[]> {
  const { body } = await server.send('POST', alertPaths.states, { alerts: keys });
  return v.parse(v.object({ data: AlertsData }), body).data.alerts;
}

/** The alert and key of a mail's link. */
export function readAlertLink(text: string, purpose: 'confirm' | 'manage'): AlertKey {
  const [, id = '', key = ''] =
    new RegExp(`#${purpose}=([\\da-f]{24})\\.([\\w-]{43})$`, 'm').exec(text) ?? [];
  if (id === '') throw new Error('The mail has no such link.');
  return { id, key };
}

export const confirm = (server: TestServer, key: AlertKey) => server.send('POST', alertPaths.confirm, key);

/** Compares new jobs and enqueues what is due, as the schedule does. */
export const passAlerts = (server: Pick<TestServer, 'context'>) => runAlerts(server.context, () => false);
