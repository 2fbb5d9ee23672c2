import * as v from 'valibot';
import { alertPaces, alertStates } from '#contract/alerts/alert.ts';
import { ALERT_VERSION, deviceStorageKeys, stores } from '#contract/device/stores.ts';
import { locales } from '#contract/format.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { createDeviceRecords } from './device-records.ts';
import { isWritten } from './record-writes.ts';
import { createRecordStore, type RecordChange } from './record-store.ts';

/**
 * `sending`: the server does not have it yet, or not this change. `stopping`: to be stopped on the server. `ended`: the
 * server no longer has it, as it was stopped elsewhere or never confirmed.
 */
const alertSteps = ['sending', 'sent', 'stopping', 'ended'] as const;

/** Each channel's address. The page and the server check what it says. */
const Target = v.union([
  v.object({ channel: v.literal('email'), email: v.string() }),
  v.object({
    channel: v.literal('push'),
    push: v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) }),
  }),
  v.object({ channel: v.literal('sms'), subscriber: v.string() }),
]);

/** A job alert that this device made. */
export const AlertRecord = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(ALERT_VERSION)),
  id: v.string(),
  key: v.string(),
  /** The values of `/jobPage`. */
  search: v.fallback(v.record(v.string(), v.string()), {}),
  pace: v.fallback(v.picklist(alertPaces), 'daily'),
  language: v.fallback(v.picklist(locales), 'en'),
  /** Null once the device has forgotten it: what is left only stops the alert on the server. */
  to: v.nullable(Target),
  step: v.fallback(v.picklist(alertSteps), 'sending'),
  /** From the server's last answer. */
  state: v.fallback(v.picklist(alertStates), 'unconfirmed'),
  /** Since when no notifications came, ISO 8601. It stays after the device has subscribed again. */
  offSince: v.fallback(v.optional(v.string()), undefined),
  createdAt: v.fallback(v.number(), 0),
});
export type AlertRecord = v.InferOutput<typeof AlertRecord>;

const alertStore = createRecordStore({
  at: stores.alerts,
  schema: AlertRecord,
  version: ALERT_VERSION,
  toShown: (id, alert) => (alert.id === id ? alert : undefined),
});

/** The job alerts of this device, by id; they stay after sign-out. */
const records = createDeviceRecords<AlertRecord>({ name: 'alerts', load: async () => alertStore });
export const {
  known: knownAlerts,
  load: loadAlerts,
  retry: retryAlerts,
  useRecords: useAlerts,
  useReadState: useAlertsState,
} = records;

/** A page without alerts does not load their code. */
records.onChange(() => {
  if (records.readState() !== 'read') return;
  if (knownAlerts().size > 0) writeText(deviceStorageKeys.alerts, 'some');
  else removeKey(deviceStorageKeys.alerts);
});

/** The alerts that the server does not have as they are here. @throws when the device does not answer */
export async function readWaitingAlerts(): Promise<AlertRecord[]> {
  const stored = await alertStore.readAll();
  return [...stored.values()].filter(({ step }) => step === 'sending' || step === 'stopping');
}

/** Changes an alert; null removes it. @returns false when the device refused */
export async function changeAlert(id: string, toNext: RecordChange<AlertRecord>): Promise<boolean> {
  await loadAlerts();
  return isWritten('alerts', async () => records.show(id, await alertStore.change(id, toNext)));
}
