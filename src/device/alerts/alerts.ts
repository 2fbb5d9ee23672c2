import { deviceStorageKeys } from '#contract/device/stores.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { createDeviceRecords } from '../device-records.ts';
import { isWritten } from '../is-written.ts';
import type { AlertRecord } from './alert-record.ts';

/** The job alerts of this device, by id; they stay after sign-out. */

const records = createDeviceRecords<AlertRecord>({
  read: async (view, key) => (await import('./alert-record.ts')).readAlertsInto(view, key),
  name: 'alerts',
});
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

/** Changes an alert; null removes it. @returns false when the device refused */
export async function changeAlert(
  id: string,
  change: (stored: AlertRecord | undefined) => AlertRecord | null | undefined,
): Promise<boolean> {
  await loadAlerts();
  return isWritten('alerts', async () => {
    const { alertStore } = await import('./alert-record.ts');
    records.show(id, await alertStore.change(id, change));
  });
}
