import { useSyncExternalStore } from 'react';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { fileNameOf } from '#contract/jobs/resume-template.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { holdUpdates } from '#platform/browser/unsaved-forms.ts';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import { serverNow } from '#platform/server-time.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { needsShareSheet, saveFile } from '#platform/storage/save-file.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { toBlob, toFileBytes } from '#platform/storage/stored-file.ts';
import { isForeignPage, readDownloadAnswer } from './answer.ts';
import {
  addCover,
  readDownloadedCv,
  removeAllDownloadedCvs,
  storeDownloadedCv,
  type DownloadedCv,
} from './downloaded-cvs.ts';
import { createConnection, fetchFile, noBytes, type Prefix } from './fetch-file.ts';
import { asTheOnlyTab, createWriter, downloadStore } from './store.ts';

/**
 * Downloads of CV files. One tab fetches a file; a download that a reload or a killed tab interrupts continues from its
 * stored bytes in the next tab. Other tabs show only the result ({@link useDownloadedCvs}).
 */

export interface Template {
  path: string;
  templateName: string;
  coverPath: string;
}

/** A download as screens show it. */
export interface DownloadView {
  path: string;
  templateName: string;
  received: number;
  total: number | null;
  phase: 'running' | 'waiting' | 'done' | 'refused' | 'failed';
  /** False when the device could not store the received bytes, which are then lost with the page. */
  isStored: boolean;
}

export const isUnderWay = ({ phase }: DownloadView): boolean => phase === 'running' || phase === 'waiting';

type Downloads = ReadonlyMap<string, DownloadView>;

const none: Downloads = new Map();
const views = createObservable(none);

function show(view: DownloadView): void {
  views.set(new Map(views.get()).set(view.path, view));
}

function hide(path: string): void {
  views.set(new Map([...views.get()].filter(([shown]) => shown !== path)));
}

/** A download that this tab fetches, or that waits for another tab. */
interface Run {
  controller: AbortController;
  /** Pressed here: begins from the first byte where no bytes are stored. */
  isPressed: boolean;
}

const runs = new Map<string, Run>();

/** Tells the next start whether there are downloads to resume. */
function markRuns(): void {
  if (runs.size > 0) writeText(deviceStorageKeys.downloading, '1');
  else removeKey(deviceStorageKeys.downloading);
}

/** The time limit for checking whether the stored file is still the server's. */
const CHECK_LIMIT_MS = 5 * SECOND_MS;

/** False only when the server has another version, or refuses to answer. */
async function isStillCurrent({ path, etag }: DownloadedCv): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(CHECK_LIMIT_MS);
    const answer = await fetch(fileUrl(path), { method: 'HEAD', cache: 'no-store', signal });
    // An operator's page is not an answer about the file.
    if (isForeignPage(readDownloadAnswer(answer))) return true;
    return answer.ok && etag !== null && answer.headers.get('etag') === etag;
  } catch {
    // If the server cannot be reached, the stored file is used.
    return true;
  }
}

const deleteRecord = (path: string): Promise<unknown> =>
  downloadStore.change(path, () => null).catch(() => logNotice('failed to delete an unfinished download'));

/** Saves the file under the name in its URL (§2), and shows the result. */
async function offer({ path, templateName, file, name }: DownloadedCv, isStored: boolean): Promise<void> {
  const { size } = file;
  // `navigator.share` needs a separate tap, for which the screen shows a button.
  if (!needsShareSheet()) await saveFile(toBlob(file), name, fileUrl(path));
  show({ path, templateName, received: size, total: size, phase: 'done', isStored });
}

/** Stores a whole file on the device, and saves it. */
async function finish(
  { path, templateName, coverPath }: Template,
  { bytes, type, etag }: Prefix,
): Promise<void> {
  const cv: DownloadedCv = {
    shape: 2,
    path,
    name: fileNameOf(path),
    templateName,
    file: await toFileBytes(new Blob([bytes], { type })),
    cover: null,
    etag,
    downloadedAt: serverNow(),
  };
  const isStoredAtOnce = await storeDownloadedCv(cv);
  await deleteRecord(path);
  // Deleting the unfinished download may have freed the needed space.
  const isStored = isStoredAtOnce || (await storeDownloadedCv(cv));
  await offer(cv, isStored);
  if (isStored) void addCover(cv, coverPath);
}

/** Fetches the rest of a file, and deletes its record when the download has ended. */
async function fetchRest(template: Template, start: Prefix, signal: AbortSignal): Promise<void> {
  const { path, templateName } = template;
  const url = fileUrl(path);
  const { ask, wait } = createConnection(url, signal);
  let view: DownloadView = {
    path,
    templateName,
    received: start.bytes.length,
    total: null,
    phase: 'running',
    isStored: true,
  };
  const update = (changes: Partial<DownloadView>) => show((view = { ...view, ...changes }));
  const { write, settled } = createWriter(() => {
    logNotice('failed to store a download');
    if (!signal.aborted) update({ isStored: false });
  });
  // No update of the app reloads the page during a request.
  let release = holdUpdates('download');
  try {
    const fetched = await fetchFile({
      start,
      isOtherOrigin: new URL(url, location.href).origin !== location.origin,
      signal,
      ask,
      async wait(ms) {
        release();
        const isBack = await wait(ms);
        release = holdUpdates('download');
        return isBack;
      },
      onProgress({ etag, total, bytes }, phase) {
        write({ ...template, shape: 3, etag, bytes });
        update({ received: bytes.length, total, phase });
      },
    });
    await settled();
    signal.throwIfAborted();
    if (typeof fetched === 'string') update({ phase: fetched, isStored: true });
    else await finish(template, fetched);
  } finally {
    release();
    await settled();
    await deleteRecord(path);
  }
}

/** Runs in the only tab that fetches the file. */
async function fetchHere(template: Template, run: Run): Promise<void> {
  const { path } = template;
  const { signal } = run.controller;
  // Another tab may have finished or cancelled the download that this tab waited for.
  const record = await downloadStore.read(path).catch(() => undefined);
  if (record === undefined) {
    if (!run.isPressed) return;
    const cv = await readDownloadedCv(path);
    const isCurrent = cv && (await isStillCurrent(cv));
    signal.throwIfAborted();
    if (isCurrent) return offer(cv, true);
  }
  const { etag, bytes } = record ?? noBytes;
  await fetchRest(template, { ...noBytes, etag, bytes }, signal);
}

/** Fetches a file once no other tab does. Never rejects. */
async function begin(template: Template, isPressed: boolean): Promise<void> {
  const { path, templateName } = template;
  const run: Run = { controller: new AbortController(), isPressed };
  const { signal } = run.controller;
  runs.set(path, run);
  markRuns();
  try {
    await asTheOnlyTab(path, signal, () => fetchHere(template, run));
  } catch (error) {
    if (!signal.aborted) {
      logNotice('download failed', error instanceof Error ? error.message : '');
      show({ path, templateName, received: 0, total: null, phase: 'failed', isStored: true });
    }
  }
  if (runs.get(path) === run) runs.delete(path);
  markRuns();
}

let resuming: Promise<void> | undefined;

async function resumeAll(): Promise<void> {
  try {
    for (const record of (await downloadStore.readAll()).values())
      if (!runs.has(record.path)) void begin(record, false);
  } catch {
    logNotice('failed to read the unfinished downloads');
  }
  markRuns();
}

/** Resumes what a killed tab or a reload interrupted; once a page. Never rejects. */
export function resumeDownloads(): Promise<void> {
  resuming ??= resumeAll();
  return resuming;
}

/** Downloads a file, or resumes its download; where the device has its newest version, saves that. */
export function startDownload(template: Template): void {
  const { path, templateName } = template;
  show({ path, templateName, received: 0, total: null, phase: 'running', isStored: true });
  const run = runs.get(path);
  if (run) run.isPressed = true;
  else void begin(template, true);
}

/** Cancels a download of this tab and deletes what has arrived. */
export function cancelDownload(path: string): void {
  runs.get(path)?.controller.abort();
  runs.delete(path);
  markRuns();
  hide(path);
}

/** Removes every file and every part; false when the device refused. */
export async function removeAllDownloads(): Promise<boolean> {
  for (const path of [...runs.keys(), ...views.get().keys()]) cancelDownload(path);
  const unfinished = downloadStore.clear().then(
    () => true,
    () => false,
  );
  return (await Promise.all([unfinished, removeAllDownloadedCvs()])).every(Boolean);
}

function subscribe(listener: () => void): () => void {
  void resumeDownloads();
  return views.subscribe(listener);
}

/** Downloads of this tab, and those that finished on this page, by path; empty until read. */
export function useDownloads(): Downloads {
  return useSyncExternalStore(subscribe, views.get, () => none);
}
