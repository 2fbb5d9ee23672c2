import { readEndedUser } from '#platform/session/session-end.ts';
import { useSession } from '#platform/session/session.ts';
import { createDeviceRecords } from '../device-records.ts';
import type { StoredApplication } from './application-record.ts';

/** Applications by their key. What an account has written is removed from the device when it signs out. */

/** Refused by the device: these live in the page. */
export const inPage = new Map<string, StoredApplication>();
/** Keys of those that are being written. */
export const underWay = new Set<string>();

const isOwn = (key: string): boolean => inPage.has(key) || underWay.has(key);

export const loadApplicationStore = async () => (await import('./application-record.ts')).applicationStore;

export const {
  known: knownApplications,
  publish: publishApplications,
  show: showApplication,
  onChange: onApplicationsChange,
  load: loadApplications,
  useRecords: useApplications,
  useReadState: useApplicationsState,
} = createDeviceRecords<StoredApplication>({
  name: 'applications',
  load: loadApplicationStore,
  isOwn,
});

/**
 * Of an account, the newest first; before sign-in those that no account has sent. After a session that the server ended
 * its unsent ones stay visible: the form would be filled in and sent again.
 */
export function toOwn(
  applications: ReadonlyMap<string, StoredApplication>,
  user: string | null,
): StoredApplication[] {
  const ended = user === null ? readEndedUser() : null;
  const isOwn = ({ userId, step }: StoredApplication) =>
    userId === null || userId === user || (userId === ended && step !== 'sent');
  return [...applications.values()].filter(isOwn).toSorted((one, other) => other.writtenAt - one.writtenAt);
}

/** The device's applications of who is signed in, the newest first. */
export function useOwnApplications(): StoredApplication[] {
  const session = useSession();
  return toOwn(useApplications(), session?.user._id ?? null);
}

/** The newest for a job. */
export const useOwnApplication = (jobId: string): StoredApplication | undefined =>
  useOwnApplications().find((application) => application.jobId === jobId);

/** Those of an account, once the device is read. */
export async function readStoredApplications(user: string | null): Promise<StoredApplication[]> {
  await loadApplications();
  return toOwn(knownApplications(), user);
}
