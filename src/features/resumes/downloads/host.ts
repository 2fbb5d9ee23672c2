import { deviceStorageKeys } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { holdUpdates } from '#platform/browser/unsaved-forms.ts';
import { logNotice } from '#platform/log.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';
import { serverNow } from '#platform/server-time.ts';
import { createConnection } from './connection.ts';
import { downloads, downloadViews, forget, unstored, update, type Template } from './download-views.ts';
import { fetchFile, nothing } from './fetch-file.ts';
import { finishDownload } from './finish.ts';
import { asTheOnlyTab, downloadStore, upgradeOldDownloads, type DownloadRecord } from './store.ts';

/** Every unfinished download of this device, fetched by this tab or by another. */

/** With one write in progress, a kill loses at most 16 kB. */
const WRITE_AFTER_BYTES = 8 * 1024;
const LONGEST_DELAY_MS = SECOND_MS / 2;

interface Run {
  controller: AbortController;
  /** Makes the next attempt now. */
  wake: () => void;
}

/** The downloads that this tab fetches. */
const runs = new Map<string, Run>();
/** Paths that this tab fetches, or waits to fetch for the lock of another tab ({@link asTheOnlyTab}). */
const queued = new Set<string>();
/** The last stored record of each download, as read or written by this tab. */
const written = new Map<string, DownloadRecord>();
const writing = new Map<string, Promise<void>>();

/** True for a download that only the user can resume. */
const isAtRest = ({ phase }: DownloadRecord): boolean =>
  phase === 'paused' || phase === 'refused' || phase === 'damaged';

function showStored(stored: DownloadRecord): void {
  written.set(stored.path, stored);
  update(stored);
}

function onFull(path: string): void {
  logNotice('failed to store a download');
  unstored.add(path);
  const download = downloads.get(path);
  if (download) update(download);
}

async function writeChanges(path: string): Promise<void> {
  for (let now = downloads.get(path); now && !unstored.has(path); now = downloads.get(path)) {
    if (written.get(path) === now) return;
    written.set(path, now);
    const record = now;
    try {
      // Another tab may have cancelled or paused it.
      const stored = await downloadStore.change(path, (before) =>
        before === undefined || before.phase === 'paused' ? undefined : record,
      );
      if (stored !== record) onStored(path, stored);
    } catch {
      onFull(path);
    }
  }
}

/** Stores the received bytes, one write at a time. */
function write(path: string): Promise<void> {
  const going = writing.get(path) ?? writeChanges(path).finally(() => writing.delete(path));
  writing.set(path, going);
  return going;
}

/** Applies another tab's change of a download. */
function onStored(path: string, stored: DownloadRecord | undefined): void {
  if (unstored.has(path)) return;
  const run = runs.get(path);
  if (run && stored && stored.phase !== 'paused') {
    if (stored.phase === 'running') run.wake();
    return;
  }
  run?.controller.abort();
  if (stored === undefined) return forget(path);
  showStored(stored);
  if (!isAtRest(stored)) void ensureFetched(path);
}

async function onChange(path: string | null): Promise<void> {
  const stored =
    path === null ? await downloadStore.readAll() : new Map([[path, await downloadStore.read(path)]]);
  for (const one of path === null ? new Set([...downloads.keys(), ...stored.keys()]) : [path])
    onStored(one, stored.get(one));
}

downloadStore.follow((path) => {
  onChange(path).catch(() => logNotice('changes of another tab not readable'));
});

async function run(first: DownloadRecord): Promise<void> {
  const { path, version, bytes } = first;
  const url = fileUrl(path);
  const controller = new AbortController();
  const { signal } = controller;
  const { ask, wait, wake } = createConnection(url, signal);
  runs.set(path, { controller, wake });
  let release = holdUpdates('download');
  /** Delays app updates while the download makes progress, but not while the server does not answer. */
  const holdWhile = (isUnderWay: boolean): void => {
    release();
    if (isUnderWay) release = holdUpdates('download');
  };
  let delay: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(delay);
    delay = undefined;
    void write(path);
  };
  addEventListener('pagehide', flush);
  const change = (changes: Partial<DownloadRecord>) =>
    update({ ...(downloads.get(path) ?? first), ...changes });
  try {
    const fetched = await fetchFile({
      start: { version, bytes },
      isOtherOrigin: new URL(url, location.href).origin !== location.origin,
      signal,
      ask,
      wait,
      onProgress(prefix, phase) {
        if (phase !== downloads.get(path)?.phase) holdWhile(phase !== 'unreachable');
        change({ ...prefix, phase });
        const unwritten = prefix.bytes.length - (written.get(path)?.bytes.length ?? 0);
        if (Math.abs(unwritten) >= WRITE_AFTER_BYTES) flush();
        else delay ??= setTimeout(flush, LONGEST_DELAY_MS);
      },
    });
    if (typeof fetched === 'string') {
      change({ phase: fetched });
      return await write(path);
    }
    const isStored = await finishDownload(first, fetched);
    const size = fetched.bytes.length;
    const { templateName } = first;
    forget(path, { path, templateName, received: size, total: size, phase: 'done', isStored });
  } catch (error) {
    // Paused or cancelled.
    if (!signal.aborted) throw error;
  } finally {
    clearTimeout(delay);
    release();
    removeEventListener('pagehide', flush);
    runs.delete(path);
  }
}

/** Reads the stored download: another tab may have finished, cancelled or paused it. */
async function readLatest(path: string): Promise<DownloadRecord | undefined> {
  if (!unstored.has(path)) {
    try {
      const stored = await downloadStore.read(path);
      if (stored === undefined) forget(path);
      else showStored(stored);
    } catch {
      onFull(path);
    }
  }
  return downloads.get(path);
}

async function fetchHere(path: string): Promise<void> {
  let download = await readLatest(path);
  // Loops, as a download may be paused and resumed before `run` returns.
  for (; download && !isAtRest(download); download = downloads.get(path)) await run(download);
}

/** Tells the next start whether there are downloads to resume. */
function markUnderWay(): void {
  if (queued.size > 0) writeText(deviceStorageKeys.downloading, '1');
  else removeKey(deviceStorageKeys.downloading);
}

/** Fetches a file, once no other tab does. */
async function ensureFetched(path: string): Promise<void> {
  if (queued.has(path)) return;
  queued.add(path);
  markUnderWay();
  try {
    await asTheOnlyTab(path, () => fetchHere(path));
  } catch (error) {
    logNotice('download failed', error instanceof Error ? error.message : '');
  }
  queued.delete(path);
  markUnderWay();
}

/** Shows the stored downloads and resumes those that were under way. Never rejects. */
export async function resumeStored(): Promise<void> {
  try {
    await upgradeOldDownloads();
    await onChange(null);
  } catch {
    logNotice('failed to read the unfinished downloads');
  }
  markUnderWay();
}

/** Starts a file's download from its first byte. */
export async function beginDownload(template: Template): Promise<void> {
  const { path } = template;
  const download: DownloadRecord = {
    shape: 2,
    ...template,
    ...nothing,
    phase: 'running',
    startedAt: serverNow(),
  };
  update(download);
  await downloadStore.change(path, () => download).catch(() => onFull(path));
  void ensureFetched(path);
}

async function changePhase(path: string, phase: 'running' | 'paused'): Promise<void> {
  const download = downloads.get(path);
  if (download === undefined) return;
  update({ ...download, phase });
  if (unstored.has(path)) return;
  await downloadStore
    .change(path, (stored) => stored && { ...stored, phase })
    .then(
      (stored) => stored ?? forget(path),
      () => onFull(path),
    );
}

/** Resumes a download that was paused or has stopped. */
export async function resume(path: string): Promise<void> {
  const here = runs.get(path);
  if (here && !here.controller.signal.aborted) return here.wake();
  // A tab that waits before its next attempt retries at once.
  await changePhase(path, 'running');
  if (downloads.has(path)) void ensureFetched(path);
}

/** Pauses a download, in any tab. */
export async function pause(path: string): Promise<void> {
  const [here, download] = [runs.get(path), downloads.get(path)];
  if (here === undefined || download === undefined) return changePhase(path, 'paused');
  here.controller.abort();
  update({ ...download, phase: 'paused' });
  await write(path);
}

/** Cancels a download and deletes what has arrived. */
export async function cancel(path: string): Promise<void> {
  forget(path);
  runs.get(path)?.controller.abort();
  await downloadStore
    .change(path, () => null)
    .catch(() => logNotice('failed to delete a cancelled download'));
}

/** Cancels every download; false when the device refused. */
export async function cancelAll(): Promise<boolean> {
  for (const path of [...downloads.keys(), ...downloadViews.get().keys()]) forget(path);
  for (const { controller } of runs.values()) controller.abort();
  return downloadStore.clear().then(
    () => true,
    () => false,
  );
}
