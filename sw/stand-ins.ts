import type { Session } from '#contract/accounts/auth.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import type * as ownApplications from '#api/applications/own-applications.ts';
import type * as deviceRecords from '#device/device-records.ts';
import { callApi } from '#platform/http/call-api.ts';
import type * as online from '#platform/http/online.ts';
import type * as uploads from '#platform/http/file-transfer.ts';
import type * as sessionEnd from '#platform/session/session-end.ts';
import type * as session from '#platform/session/session.ts';
import type * as config from '#platform/startup/config.ts';
import type * as storage from '#platform/storage/storage.ts';

/**
 * Takes the place of modules that need a page: in the worker's build each of them exports what is exported here
 * (`src/build/client-config.ts`). The worker has no localStorage and no screens.
 */

let current: { apiHost: string; session: Session | null } = { apiHost: '', session: null };

/** Sets the API and the session that the outboxes send with. */
export const setSender = (next: typeof current): void => void (current = next);

export const apiUrl: typeof config.apiUrl = (path) => current.apiHost + path;
export const clientConfig = (): Pick<ReturnType<typeof config.clientConfig>, 'apiHost'> => current;

export const readSession: typeof session.readSession = () => current.session;
export const useSession: typeof session.useSession = () => current.session;
/** The server refused the token. */
export const expireSession: typeof sessionEnd.expireSession = (token) => {
  if (current.session?.token === token) setSender({ ...current, session: null });
};
export const readEndedUser: typeof sessionEnd.readEndedUser = () => null;
export const readStoredSession: typeof session.readStoredSession = () => null;

export const readText: typeof storage.readText = () => null;
export const writeText: typeof storage.writeText = () => false;
export const removeKey: typeof storage.removeKey = () => undefined;

export const reportReachable: typeof online.reportReachable = () => undefined;
export const reportUnreachable: typeof online.reportUnreachable = () => undefined;
/** A page tries again by itself; for the worker the browser does. */
export const retryUntilDone: typeof online.retryUntilDone = async (attempt) => void (await attempt());

/** Of a whole request. The browser stops a worker after some minutes. */
const UPLOAD_TIMEOUT_MS = 4 * MINUTE_MS;

/** Without progress: the worker has `fetch` alone. */
export const upload: typeof uploads.upload = (path, schema, options) =>
  callApi(path, schema, { ...options, timeoutMs: UPLOAD_TIMEOUT_MS });

export const noteUploaded: typeof ownApplications.noteUploaded = () => undefined;
export const endUpload: typeof ownApplications.endUpload = () => undefined;

/** The worker shows no records. */
export const createDeviceRecords: typeof deviceRecords.createDeviceRecords = () => ({
  known: () => new Map(),
  publish: () => undefined,
  show: () => undefined,
  load: async () => undefined,
  retry: () => undefined,
  onChange: () => () => undefined,
  useRecords: () => new Map(),
  useRecord: () => undefined,
  readState: () => 'unread',
  useReadState: () => 'unread',
});

/** Only a page takes an application back. */
export const withdrawApplication: typeof ownApplications.withdrawApplication = () =>
  Promise.reject(new Error('not in the worker'));
