import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { unknownVersion } from './answer.ts';
import { startActive, type ActiveDownload, type EndedDownload } from './active.ts';
import type { Bytes } from './transfer.ts';
import { finishDownload } from './finish.ts';
import {
  type DownloadRecord,
  clearDownloads,
  dropDownload,
  putRecord,
  readStored,
  readRecords,
} from './store.ts';
import { asTheOnlyTab, openTabs, type DownloadView, type TabMessage } from './tabs.ts';
import { downloadViews, isUnderWay, toRestingView, type Template } from './download-views.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import { logNotice } from '#platform/log.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';

/** Every unfinished download of this device, fetched by this tab or by another. */

const SHOW_EVERY_MS = 120;

interface Resting {
  record: DownloadRecord;
  pieces: readonly Bytes[];
}

const active = new Map<string, ActiveDownload>();
/** Files that this tab fetches, or will once the tab that does is gone. */
const queued = new Set<string>();
/** What the device could not store, so only this page has it. */
const unstored = new Map<string, Resting>();
const unshown = new Map<string, DownloadView>();
let timer: ReturnType<typeof setTimeout> | undefined;
const announce = openTabs(onMessage);

function publish(path: string, view: DownloadView | undefined): void {
  const next = new Map(downloadViews.get());
  if (view) next.set(path, view);
  else next.delete(path);
  downloadViews.set(next);
}

function showAll(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [path, view] of unshown) {
    publish(path, view);
    announce({ kind: 'view', view });
  }
  unshown.clear();
}

/** Shows progress a few times a second, anything else at once. */
function show(view: DownloadView): void {
  const isProgress = downloadViews.get().get(view.path)?.phase === view.phase;
  unshown.set(view.path, view);
  if (isProgress) timer ??= setTimeout(showAll, SHOW_EVERY_MS);
  else showAll();
}

/** Removes a download from the screens of every tab. */
function forget(path: string): void {
  unshown.delete(path);
  publish(path, undefined);
  announce({ kind: 'gone', path });
}

/** Tells the next start whether there are downloads to resume. */
function markUnderWay(): void {
  if (queued.size > 0) writeText(lateStorageKeys.downloading, '1');
  else removeKey(lateStorageKeys.downloading);
}

/** The record and bytes to resume with; nothing when it was cancelled or paused in the meantime. */
async function claim(path: string) {
  const resting = unstored.get(path);
  if (resting) return { ...resting, isStored: false };
  const stored = await readStored(path).catch(() => null);
  if (stored === null) return void publish(path, undefined);
  if (stored.record.wish === 'pause') return void publish(path, toRestingView(stored.record));
  const record = { ...stored.record, writer: createIdempotencyKey() };
  const isStored = await putRecord(record).then(
    () => true,
    () => false,
  );
  return { record, pieces: stored.pieces, isStored };
}

async function fetchHere(path: string): Promise<void> {
  const claimed = await claim(path);
  if (!claimed) return;
  const { record } = claimed;
  const { transfer, isWhole, isStored } = await new Promise<EndedDownload>((onEnd) => {
    active.set(path, startActive({ ...claimed, onView: show, onEnd }));
  });
  unstored.delete(path);
  const { received, pieces, version } = transfer;
  if (isWhole) {
    const isKept = await finishDownload(record, transfer);
    forget(path);
    const { templateName } = record;
    publish(path, { path, templateName, received, total: received, phase: 'done', isKept });
  } else if (!isStored && downloadViews.get().has(path))
    unstored.set(path, { record: { ...record, version }, pieces });
  active.delete(path);
}

/** Fetches a file as soon as no other tab does. */
async function ensureFetched(path: string): Promise<void> {
  if (queued.has(path)) return;
  queued.add(path);
  markUnderWay();
  try {
    await asTheOnlyTab(path, () => fetchHere(path));
  } catch (error) {
    logNotice('download failed', error instanceof Error ? error.message : '');
    active.delete(path);
  }
  queued.delete(path);
  markUnderWay();
}

function onMessage(message: TabMessage): void {
  if (message.kind === 'pause') return active.get(message.path)?.pause();
  if (message.kind === 'go') return active.get(message.path)?.go();
  if (message.kind === 'view') {
    const { view } = message;
    if (active.has(view.path)) return;
    publish(view.path, view);
    if (isUnderWay(view)) void ensureFetched(view.path);
    return;
  }
  const paths = message.path === null ? [...downloadViews.get().keys()] : [message.path];
  for (const path of paths) {
    publish(path, undefined);
    active.get(path)?.drop();
  }
}

/** Shows the stored downloads and resumes those that were under way. Never rejects. */
export async function resumeStored(): Promise<void> {
  try {
    for (const record of await readRecords()) {
      if (active.has(record.path)) continue;
      publish(record.path, toRestingView(record));
      if (record.wish === 'run') void ensureFetched(record.path);
    }
  } catch {
    logNotice('failed to read the unfinished downloads');
  }
  markUnderWay();
}

/** Starts a file's download from its first byte. */
export async function beginDownload({ path, templateName, coverPath }: Template): Promise<void> {
  const record: DownloadRecord = {
    kind: 'download',
    shape: 1,
    path,
    templateName,
    coverPath,
    wish: 'run',
    version: unknownVersion,
    received: 0,
    damages: 0,
    writer: createIdempotencyKey(),
    startedAt: Date.now(),
  };
  publish(path, toRestingView(record));
  await putRecord(record).catch(() => unstored.set(path, { record, pieces: [] }));
  void ensureFetched(path);
}

/** Resumes a download that was paused or has stopped. */
export async function resume(path: string): Promise<void> {
  const here = active.get(path);
  if (here) return here.go();
  if (queued.has(path)) return announce({ kind: 'go', path });
  if (unstored.has(path)) return void ensureFetched(path);
  const stored = await readStored(path).catch(() => null);
  if (stored === null) return publish(path, undefined);
  await putRecord({ ...stored.record, wish: 'run', damages: 0 }).catch(() => undefined);
  void ensureFetched(path);
}

/** Pauses a download, in any tab. */
export function pause(path: string): void {
  const here = active.get(path);
  if (here) here.pause();
  else announce({ kind: 'pause', path });
}

/** Cancels a download and deletes its parts. */
export async function cancel(path: string): Promise<void> {
  forget(path);
  unstored.delete(path);
  active.get(path)?.drop();
  await dropDownload(path).catch(() => logNotice('failed to delete the parts of a cancelled download'));
}

/** Cancels every download; false when the device refused. */
export async function cancelAll(): Promise<boolean> {
  downloadViews.set(new Map());
  unstored.clear();
  for (const download of active.values()) download.drop();
  announce({ kind: 'gone', path: null });
  return clearDownloads().then(
    () => true,
    () => false,
  );
}
