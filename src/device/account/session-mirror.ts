import * as v from 'valibot';
import type { Session } from '#contract/accounts/auth.ts';
import { deviceStorageKeys, SESSION_VERSION, stores } from '#contract/device/stores.ts';
import { readStoredSession } from '#platform/session/session.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { isWritten } from '../record-writes.ts';
import { createRecordStore } from '../record-store.ts';

/**
 * The session for the worker, which cannot read localStorage: token and user id, without the user's name and addresses.
 * It is stored once something waits to be sent, and removed at sign-out.
 */
const MirroredSession = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(SESSION_VERSION)),
  /** Of the API that issued the token. */
  apiHost: v.string(),
  /** Both empty while nobody is signed in: alerts and reports need no session. */
  userId: v.string(),
  token: v.string(),
});

const KEY = 'current';

const sessionStore = createRecordStore({
  at: stores.session,
  schema: MirroredSession,
  version: SESSION_VERSION,
});

/** Copies the session of localStorage, or its absence, to the device's database. A failure is repeated at the next start. */
export async function mirrorSession(): Promise<void> {
  // So that the worker is told.
  sessionStore.follow(() => undefined);
  const isMirrored = await isWritten('session', () =>
    sessionStore.change(KEY, () => {
      // Read within the transaction, so that the last tab's write is the session that is stored now.
      const session = readStoredSession();
      // Without the mark the copy might outlast a sign-out.
      const mirrored = session && writeText(deviceStorageKeys.sessionMirrored, '1') ? session : null;
      return {
        version: SESSION_VERSION,
        apiHost: clientConfig().apiHost,
        userId: mirrored?.user._id ?? '',
        token: mirrored?.token ?? '',
      };
    }),
  );
  if (isMirrored && readStoredSession() === null) removeKey(deviceStorageKeys.sessionMirrored);
}

/** The mirrored session, with the API that issued its token. */
export async function readMirroredSession(): Promise<{ apiHost: string; session: Session | null }> {
  const { apiHost = '', userId = '', token = '' } = (await sessionStore.read(KEY)) ?? {};
  const user = { _id: userId, firstName: '', lastName: '', email: '', phoneNumber: '' };
  return { apiHost, session: token === '' ? null : { user, token } };
}

/** Calls back when a page has changed the mirrored session. */
export const followMirroredSession = sessionStore.follow;

/** Removes a session whose token the server refused. */
export const removeMirroredSession = (token: string) =>
  isWritten('session', () =>
    sessionStore.change(KEY, (stored) =>
      stored?.token === token ? { ...stored, userId: '', token: '' } : undefined,
    ),
  );
