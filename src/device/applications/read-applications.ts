import { createReader } from '../record-store.ts';
import { applicationStore, type StoredApplication } from './application-record.ts';

export const readApplicationsInto = createReader<StoredApplication, StoredApplication>(
  applicationStore,
  (key, application) => (application.key === key ? application : undefined),
);
