import {
  type ApplicationForm,
  applicationParts,
  ReceiptData,
  UploadData,
} from '#contract/applications/application.ts';
import { APPLICATION_VERSION } from '#contract/device/stores.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { UPLOAD_OFFSET_HEADER } from '#contract/http/write-headers.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { mirrorSession } from '#device/account/session-mirror.ts';
import { type StoredApplication, EARLIER_COUNTS, readStoredApplications } from '#device/application.ts';
import { type StoredCv, readDeviceCv } from '#device/application-cv.ts';
import {
  claimApplication,
  markDelayed,
  markRefused,
  markSent,
  readWaiting,
  removeReplaced,
  removeUnsent,
  startEditing,
  storeApplication,
} from '#device/application-writes.ts';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { callApi, createIdempotencyKey } from '#platform/http/call-api.ts';
import { createOutbox, isRefusal } from '#platform/http/outbox.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { upload } from '#platform/http/file-transfer.ts';
import { readEndedUser } from '#platform/session/session-end.ts';
import { readSession } from '#platform/session/session.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import { toBlob, toFileBytes } from '#platform/storage/stored-file.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { serverNow } from '#platform/server-time.ts';
import { endUpload, noteUploaded, withdrawApplication } from './own-applications.ts';

/**
 * Applications are stored on the device, with the key by which the server counts them once, before anything of them is
 * sent.
 */

/** Sent at once with its form; a larger file is sent by an upload, which continues where a cut was. */
const FORM_BYTES = 64 * 1024;

/** Sent with their forms by this page before: what arrived of the file may be lost. */
const sentWhole = new Set<string>();

const toForm = (application: StoredApplication): ApplicationForm => {
  const { key, jobId, name, phone, email, note, answers, isFollowed, cvName } = application;
  return { key, jobId, name, phone, email, note, answers, isFollowed, cv: { name: cvName } };
};

const isCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** The server stores what arrived before a cut once it has noticed that. */
const AFTER_CUT_MS = SECOND_MS / 2;

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const isRefused = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.isRefusal && !isCode(error, 'uploadElsewhere'));

/**
 * Chromium sends a request that was cut once more, without a word, where its connection had served another one before:
 * the whole rest of a file, which the server then has. What is asked without credentials has connections of its own.
 */
const asking = { cache: 'no-store', credentials: 'omit' } as const;

/** Attempts in a row that may be cut before a byte has arrived. */
const MOST_IDLE = 2;

/**
 * Asks where the upload continues and sends the rest, as long as attempts get further: where a network lives for
 * seconds, waiting longer after each cut would take hours. @throws ApiError
 */
async function uploadCv({ key }: StoredApplication, file: Blob, as: string): Promise<void> {
  const path = applicationPaths.upload(key);
  let idle = 0;
  for (let before = -1; ; await wait(AFTER_CUT_MS)) {
    const { offset } = (await callApi(path, UploadData, { ...asking, as })).data;
    if (offset >= file.size) return;
    idle = offset > before ? 0 : idle + 1;
    if (idle > MOST_IDLE) throw new ApiError('unreachable', 'the upload does not continue');
    before = Math.max(before, offset);
    const headers = { [UPLOAD_OFFSET_HEADER]: String(offset) };
    try {
      const body = file.slice(offset);
      const onProgress = (share: number) => noteUploaded(key, (offset + share * body.size) / file.size);
      const { data } = await upload(path, UploadData, { method: 'PATCH', body, as, headers, onProgress });
      if (data.offset >= file.size) return;
    } catch (error) {
      if (isRefused(error)) throw error;
    }
  }
}

/** @returns the server's `data`; undefined where it was taken back during the upload @throws ApiError */
async function deliver(application: StoredApplication, cv: StoredFile, as: string) {
  const form = toForm(application);
  const file = toBlob(cv);
  if (file.size <= FORM_BYTES && !sentWhole.has(form.key)) {
    sentWhole.add(form.key);
    const body = new FormData();
    body.set(applicationParts.application, JSON.stringify(form));
    body.set(applicationParts.cv, file, form.cv.name);
    return (await upload(applicationPaths.list, ReceiptData, { method: 'POST', body, as })).data;
  }
  await uploadCv(application, file, as).finally(endUpload);
  if ((await claimApplication(form.key, as)) === undefined) return undefined;
  const sent = { method: 'POST', body: form, as } as const;
  return (await callApi(applicationPaths.list, ReceiptData, sent)).data;
}

/**
 * `uploadElsewhere`: an earlier request of this device still sends a part. `cvMissing`: the server has deleted an upload
 * that took days. `sendAgain`: others were stored at the same time. `jobInReview`: an edit of the job waits for approval.
 */
const temporary = new Set(['uploadElsewhere', 'cvMissing', 'sendAgain', 'jobInReview']);
/** These last, so that their reasons are shown. */
const lasting = new Set(['jobInReview', 'tooManyAttempts']);
const NO_ANSWER = 'noAnswer';

async function send({ key }: StoredApplication): Promise<void> {
  const session = readSession();
  if (session === null) return;
  if (!hasServerExtensions()) throw new ApiError('unreachable', 'the server is not known yet');
  const application = await claimApplication(key, session.user._id);
  if (!application?.cv) return;
  try {
    const answer = await deliver(application, application.cv, session.user._id);
    if (answer === undefined) return;
    const { application: receipt, isKnown } = answer;
    // Another device's, or of this one before it was changed: whether it is replaced is for its writer to say.
    if (isKnown) await markRefused(key, { problem: EARLIER_COUNTS, receipt });
    else await markSent(key, receipt);
  } catch (error) {
    // It waits for the next sign-in.
    if (error instanceof ApiError && error.status === 401) return;
    const code = error instanceof ApiError ? error.code : undefined;
    const isTemporary = code !== undefined && temporary.has(code);
    if (isTemporary || !isRefusal(error)) {
      await markDelayed(key, code !== undefined && lasting.has(code) ? code : NO_ANSWER);
    }
    throw isTemporary ? new ApiError('unreachable', errorText(error)) : error;
  }
}

export const applicationOutbox = createOutbox<StoredApplication>({
  name: 'applications',
  async readWaiting() {
    const session = readSession();
    if (session === null) return [];
    const waiting = await readWaiting(session.user._id);
    // The worker's session may be an older one: pages alone bind to an account what was written before sign-in.
    return import.meta.env.VITE_WORKER === 'yes' ? waiting.filter(({ userId }) => userId !== null) : waiting;
  },
  send,
  async onRefused({ key }, error) {
    const { code, serverMessage } = error instanceof ApiError ? error : {};
    await markRefused(key, { problem: code ?? 'refused', problemText: serverMessage });
  },
  inWorker: { tag: 'applications', prepare: mirrorSession },
});

/** Sends what waits, once somebody is signed in, now or when the server is reachable. */
export const sendApplications = applicationOutbox.follow;

/** What the sheet gives when Send is pressed. */
export type WrittenApplication = Pick<
  StoredApplication,
  | 'jobId'
  | 'jobTitle'
  | 'companyName'
  | 'name'
  | 'phone'
  | 'email'
  | 'note'
  | 'answers'
  | 'isFollowed'
  | 'cvId'
>;

const newKey = (): string => createIdempotencyKey().replaceAll('-', '');

/**
 * `page`: the device stores nothing, so it is lost with the page. Nothing was stored: `noCv`, the CV was removed in the
 * meantime; `unreadable`, the device could not read the CV; `signedOut`, the account has signed out in another tab.
 */
type Placed = 'device' | 'page' | 'noCv' | 'unreadable' | 'signedOut';

type CvCopy = Pick<StoredCv, 'name' | 'type' | 'file'>;

async function readCv(id: string, made: File | undefined): Promise<CvCopy | 'noCv'> {
  if (made === undefined) return (await readDeviceCv(id)) ?? 'noCv';
  return { name: made.name, type: 'pdf', file: await toFileBytes(made) };
}

interface Sender {
  /** Who was signed in when Send was pressed; else who is now. */
  userId?: string | null;
  /** The PDF of a CV that is no file of the device. */
  made?: File | undefined;
}

/** True while an account is signed in here, or the server has ended its session. */
const isHere = (userId: string): boolean => (readSession()?.user._id ?? readEndedUser()) === userId;

/**
 * Stores an application with its key, and sends it, now or later: its record shows what becomes of it. One that waits
 * for the same job already is the one that counts.
 */
export async function applyHere(
  written: WrittenApplication,
  // Read at once: whoever signs in while this waits for the device has not pressed Send.
  { userId = readSession()?.user._id ?? null, made }: Sender = {},
): Promise<Placed> {
  const { jobId, cvId } = written;
  const cv = await readCv(cvId, made).catch(() => 'unreadable' as const);
  if (typeof cv === 'string') return cv;
  const before = await readStoredApplications(userId);
  // What this account wrote was removed then.
  if (userId !== null && !isHere(userId)) return 'signedOut';
  if (before.some((other) => other.jobId === jobId && other.step === 'waiting')) return 'device';
  const key = newKey();
  const storedAt = await storeApplication({
    ...written,
    version: APPLICATION_VERSION,
    key,
    userId,
    cvName: cv.name,
    cvType: cv.type,
    cvSize: cv.file.size,
    cv: cv.file,
    writtenAt: serverNow(),
    step: 'waiting',
  });
  if (storedAt === 'signedOut') return 'signedOut';
  await removeReplaced({ jobId, key }, userId);
  void sendApplications();
  if (storedAt === 'device') void requestPersistenceOnce('saved');
  return storedAt;
}

/**
 * Withdraws the application that had arrived, and sends the one that was refused for it in its place.
 * @throws ApiError where the earlier one stays
 */
export async function replaceEarlier(refused: StoredApplication, userId: string): Promise<void> {
  if (refused.receipt === undefined) return;
  await withdrawApplication(refused.receipt.id, userId);
  if (!isHere(userId)) return;
  const storedAt = await storeApplication({
    ...refused,
    key: newKey(),
    userId,
    writtenAt: serverNow(),
    step: 'waiting',
    receipt: undefined,
    problem: undefined,
    problemText: undefined,
  });
  if (storedAt === 'device') await removeUnsent(refused.key);
  void sendApplications();
}

/** Takes an application that was not sent out of the queue, to be changed; false when the device refused. */
export const editApplication = ({ key }: StoredApplication): Promise<boolean> => startEditing(key);

/** Removes an application that was not sent; false when the device refused. */
export const takeBackApplication = ({ key }: StoredApplication): Promise<boolean> => removeUnsent(key);
