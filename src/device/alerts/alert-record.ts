import * as v from 'valibot';
import { alertPaces, AlertKey, alertStates, AlertTarget } from '#contract/alerts/alert.ts';
import { ALERT_VERSION, stores } from '#contract/device/stores.ts';
import { locales } from '#contract/format.ts';
import { createReader, createRecordStore } from '../record-store.ts';

/**
 * `sending`: the server does not have it yet, or not this change. `stopping`: to be stopped on the server. `ended`: the
 * server no longer has it, as it was stopped elsewhere or never confirmed.
 */
const alertSteps = ['sending', 'sent', 'stopping', 'ended'] as const;

/** A job alert that this device made. */
export const AlertRecord = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(ALERT_VERSION)),
  ...AlertKey.entries,
  /** The values of `/jobPage`. */
  search: v.fallback(v.record(v.string(), v.string()), {}),
  pace: v.fallback(v.picklist(alertPaces), 'daily'),
  language: v.fallback(v.picklist(locales), 'en'),
  /** Null once the device has forgotten it: what is left only stops the alert on the server. */
  to: v.nullable(AlertTarget),
  step: v.fallback(v.picklist(alertSteps), 'sending'),
  /** From the server's last answer. */
  state: v.fallback(v.picklist(alertStates), 'unconfirmed'),
  createdAt: v.fallback(v.number(), 0),
});
export type AlertRecord = v.InferOutput<typeof AlertRecord>;

export const alertStore = createRecordStore({
  at: stores.alerts,
  schema: AlertRecord,
  version: ALERT_VERSION,
});

export const readAlertsInto = createReader<AlertRecord, AlertRecord>(alertStore, (id, alert) =>
  alert.id === id ? alert : undefined,
);
