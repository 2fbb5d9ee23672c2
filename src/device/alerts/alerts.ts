import { deviceStorageKeys } from '#contract/device/stores.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { createDeviceRecords } from '../device-records.ts';
import type { AlertRecord } from './alert-record.ts';

/** The job alerts of this device, by id; they stay after sign-out. */

const records = createDeviceRecords<AlertRecord>({
  read: async (view, key) => (await import('./read-alerts.ts')).readAlertsInto(view, key),
  name: 'alerts',
});
export const {
  known: knownAlerts,
  show: showAlert,
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
