import { isWritten } from '../is-written.ts';
import type { RecordChange } from '../record-store.ts';
import { alertStore, type AlertRecord } from './alert-record.ts';
import { loadAlerts, showAlert } from './alerts.ts';

/** Changes an alert; null removes it. @returns false when the device refused */
export async function changeAlert(id: string, toNext: RecordChange<AlertRecord>): Promise<boolean> {
  await loadAlerts();
  return isWritten('alerts', async () => showAlert(id, await alertStore.change(id, toNext)));
}
