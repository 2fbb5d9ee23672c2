import type { Receipt } from '#contract/applications/application.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { readEndedUser } from '#platform/session/session-end.ts';
import { writeText } from '#platform/storage/storage.ts';
import { isForgotten } from './account/forgetting.ts';
import {
  applicationRecords,
  applicationStore,
  EDITED,
  isEdited,
  knownApplications,
  loadApplications,
  type StoredApplication,
  toOwn,
} from './application.ts';
import type { RecordChange } from './record-store.ts';
import { isWritten } from './record-writes.ts';

const { isInPage, show, publish } = applicationRecords;

const write = (work: () => Promise<unknown>): Promise<boolean> => isWritten('applications', work);

/** `page`: the device refused, and it lives as long as the page. `signedOut`: in another tab, and nothing is stored. */
type StoredAt = 'device' | 'page' | 'signedOut';

/** Stores an application. */
export async function storeApplication(application: StoredApplication): Promise<StoredAt> {
  const { key, userId } = application;
  let isSignedOut = false;
  const isStored = await applicationRecords.store(key, application, () =>
    applicationStore.change(key, () => {
      isSignedOut = userId !== null && isForgotten(userId);
      if (isSignedOut) return undefined;
      // In the transaction, which readers in other tabs wait for.
      writeText(deviceStorageKeys.applicationWritten, key);
      return application;
    }),
  );
  if (isSignedOut) {
    show(key, undefined);
    return 'signedOut';
  }
  return isStored ? 'device' : 'page';
}

const listInPage = () => [...knownApplications()].filter(([key]) => isInPage(key));

/** Where the device cannot be read, those of the page are still sent. Rejects without any. */
async function readStored(): Promise<ReadonlyMap<string, StoredApplication>> {
  try {
    return new Map([...(await applicationStore.readAll()), ...listInPage()]);
  } catch (error) {
    if (listInPage().length === 0) throw error;
    return knownApplications();
  }
}

/** What an account has to send, the oldest first. */
export async function readWaiting(userId: string): Promise<StoredApplication[]> {
  return toOwn(await readStored(), userId)
    .filter(({ step }) => step === 'waiting')
    .toReversed();
}

/** Changes an application where it is; one that was removed stays removed. Rejects where the device refuses. */
async function change(
  key: string,
  toNext: RecordChange<StoredApplication>,
): Promise<StoredApplication | undefined> {
  const own = isInPage(key) ? knownApplications().get(key) : undefined;
  const onDevice = () => applicationStore.change(key, (stored) => (stored ? toNext(stored) : undefined));
  if (own === undefined) return onDevice();
  const next = toNext(own) ?? own;
  show(key, next);
  // A device that did not answer in time may have stored it since.
  await write(onDevice);
  return next;
}

/**
 * Binds a waiting application to the account that is about to send it: no other account does, whoever signs in later.
 * @returns it; undefined where it was removed, sent by another tab, or is another account's
 */
export async function claimApplication(key: string, userId: string): Promise<StoredApplication | undefined> {
  const found = await change(key, (stored) => (stored?.userId === null ? { ...stored, userId } : undefined));
  const isReady = found?.step === 'waiting' && found.userId === userId;
  if (!isReady) return undefined;
  // Why it waited is stored until it is sent: a device that is full might refuse the change.
  show(key, { ...found, problem: undefined });
  return found;
}

/** Stops the sending of an application, which its writer changes; false when it is not on the device. */
export async function startEditing(key: string): Promise<boolean> {
  const edited = { step: 'refused', problem: EDITED, problemText: undefined } as const;
  let now: StoredApplication | undefined;
  await write(async () => {
    now = await change(key, (stored) =>
      stored && stored.step !== 'sent' ? { ...stored, ...edited } : undefined,
    );
  });
  if (now) show(key, now);
  return now !== undefined;
}

async function settle(key: string, toNext: (stored: StoredApplication) => StoredApplication): Promise<void> {
  // What is being changed is no longer what an attempt under way has sent.
  const toSettled = (stored: StoredApplication) => (isEdited(stored) ? stored : toNext(stored));
  const shown = knownApplications().get(key);
  if (shown) show(key, toSettled(shown));
  await write(() => change(key, (stored) => stored && toSettled(stored)));
}

/** Notes that an application has arrived, and drops what was written in it. */
export const markSent = (key: string, receipt: Receipt): Promise<void> =>
  settle(key, (stored) => ({
    ...stored,
    name: '',
    phone: '',
    email: '',
    note: '',
    answers: [],
    cv: null,
    step: 'sent',
    receipt,
    problem: undefined,
    problemText: undefined,
  }));

/** Notes that the server refused an application, which stays as it was written. */
export const markRefused = (
  key: string,
  why: Pick<StoredApplication, 'problem' | 'problemText' | 'receipt'>,
): Promise<void> => settle(key, (stored) => ({ ...stored, step: 'refused', ...why }));

/** Notes why an application was not taken yet. @param problem the server's code, or that it did not answer */
export const markDelayed = (key: string, problem: string): Promise<void> =>
  settle(key, (stored) => (stored.step === 'waiting' ? { ...stored, problem } : stored));

/** Notes what became of applications that were sent. */
export async function noteReceipts(receipts: readonly Receipt[]): Promise<void> {
  await loadApplications();
  for (const receipt of receipts) {
    for (const { key, receipt: known } of knownApplications().values()) {
      const isNews = known?.id === receipt.id && JSON.stringify(known) !== JSON.stringify(receipt);
      if (isNews) await settle(key, (stored) => ({ ...stored, receipt }));
    }
  }
}

/** @param isRemoved from the device too: else those of the page alone are gone */
function hideRemoved(isRemoved: boolean, isOne: (application: StoredApplication) => boolean): void {
  const isGone = (key: string, application: StoredApplication) =>
    isOne(application) && (isRemoved || isInPage(key));
  publish(new Map([...knownApplications()].filter(([key, application]) => !isGone(key, application))));
}

/** False when the device refused. */
async function remove(isOne: (application: StoredApplication) => boolean): Promise<boolean> {
  const isRemoved = await write(async () => {
    const keys = [...(await applicationStore.readAll()).values()].filter(isOne).map(({ key }) => key);
    if (keys.length > 0) await applicationStore.removeAll(keys);
  });
  hideRemoved(isRemoved, isOne);
  return isRemoved;
}

/**
 * Removes what was refused or edited for a job before another one was stored, of an account or written before sign-in.
 * After a session that the server ended, of its account what is edited alone: whoever writes has seen that.
 * @returns false when the device refused
 */
export const removeReplaced = (
  { jobId, key }: Pick<StoredApplication, 'jobId' | 'key'>,
  userId: string | null,
): Promise<boolean> =>
  remove(
    (one) =>
      one.jobId === jobId &&
      // It may be edited already.
      one.key !== key &&
      one.step === 'refused' &&
      (one.userId === null || one.userId === userId || (isEdited(one) && one.userId === readEndedUser())),
  );

/** Removes an application unless it was sent; false when the device refused. */
export const removeUnsent = (key: string): Promise<boolean> =>
  remove((one) => one.key === key && one.step !== 'sent');

/** Removes what an account wrote, sent or not; false when the device refused. */
export const forgetApplications = (owner: string): Promise<boolean> =>
  remove(({ userId }) => userId === owner);

/** Whether what an account wrote is on this device alone: it waits, was refused, or is edited. */
export async function hasUnsentApplications(owner: string): Promise<boolean> {
  const own = toOwn(await readStored(), owner);
  return own.some(({ step }) => step !== 'sent');
}

/** Removes all applications, sent or not; false when the device refused. */
export async function removeAllApplications(): Promise<boolean> {
  // One that is written in the meantime stays, on the device and in view.
  const before = new Set([...knownApplications().keys()].filter((key) => !applicationRecords.isWriting(key)));
  // Malformed ones too.
  const isCleared = await write(applicationStore.clear);
  hideRemoved(isCleared, ({ key }) => before.has(key));
  return isCleared;
}
