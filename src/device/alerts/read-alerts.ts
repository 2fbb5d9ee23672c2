import { createReader } from '../record-store.ts';
import { alertStore, type AlertRecord } from './alert-record.ts';

export const readAlertsInto = createReader<AlertRecord, AlertRecord>(alertStore, (id, alert) =>
  alert.id === id ? alert : undefined,
);
