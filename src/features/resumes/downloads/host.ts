import { ownStorageKeys } from '#contract/device/storage.ts';
import { unknownVersion } from './answer.ts';
import { startActive, type ActiveDownload, type EndedDownload } from './active.ts';
import type { Bytes } from './transfer.ts';
import { finishDownload } from './finish.ts';
import type { DownloadRecord } from './record.ts';
import { clearDownloads, dropDownload, putRecord, readStored, readRecords } from './store.ts';
import { asTheOnlyTab, openTabs, type DownloadView, type TabMessage } from './tabs.ts';
import { isUnderWay, toRestingView, type Template, downloadViews } from './downloads.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import { logNotice } from '#platform/log.ts';
import { removeKey, writeText } from '#platform/storage/storage.ts';

/** Every download of this device that is not whole: which of them this tab fetches, and what others say of theirs. */

/** Often enough to look like movement. */
const SHOW_EVERY_MS = 120;

interface Resting {
  record: DownloadRecord;
  pieces: readonly Bytes[];
}

const active = new Map<string, ActiveDownload>();
/** Files that this tab fetches, or would if the tab that does was gone. */
const queued = new Set<string>();
/** What the device does not keep: it rests in this page. */
const unkept = new Map<string, Resting>();
const unshown = new Map<string, DownloadView>();
let timer: ReturnType<typeof setTimeout> | undefined;
const tell = openTabs(onMessage);

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
    tell({ kind: 'view', view });
  }
  unshown.clear();
}

/** Progress shows a few times a second; anything else at once. */
function show(view: DownloadView): void {
  const isProgress = downloadViews.get().get(view.path)?.phase === view.phase;
  unshown.set(view.path, view);
  if (isProgress) timer ??= setTimeout(showAll, SHOW_EVERY_MS);
  else showAll();
}

/** Not there any more, for every tab. */
function forget(path: string): void {
  unshown.delete(path);
  publish(path, undefined);
  tell({ kind: 'gone', path });
}

/** What a killed tab had under way goes on at the next start: this says whether it has to be looked for. */
function markUnderWay(): void {
  if (queued.size > 0) writeText(ownStorageKeys.downloading, '1');
  else removeKey(ownStorageKeys.downloading);
}

/** The record and bytes to go on with; null when it was given up, or paused, meanwhile. */
async function takeOver(path: string) {
  const resting = unkept.get(path);
  if (resting) return { ...resting, isKept: false };
  const kept = await readStored(path).catch(() => null);
  if (kept === null) return void publish(path, undefined);
  if (kept.record.wish === 'pause') return void publish(path, toRestingView(kept.record));
  const record = { ...kept.record, writer: createIdempotencyKey() };
  const isKept = await putRecord(record).then(
    () => true,
    () => false,
  );
  return { record, pieces: kept.pieces, isKept };
}

async function fetchHere(path: string): Promise<void> {
  const taken = await takeOver(path);
  if (!taken) return;
  const { record } = taken;
  const { transfer, isWhole, isKept } = await new Promise<EndedDownload>((onEnd) => {
    active.set(path, startActive({ ...taken, onView: show, onEnd }));
  });
  unkept.delete(path);
  const { received, pieces, version } = transfer;
  if (isWhole) {
    const isFileKept = await finishDownload(record, transfer);
    forget(path);
    const { templateName } = record;
    publish(path, { path, templateName, received, total: received, phase: 'done', isKept: isFileKept });
  } else if (!isKept && downloadViews.get().has(path))
    unkept.set(path, { record: { ...record, version }, pieces });
  active.delete(path);
}

/** Sees to it that some tab fetches a file: this one, as soon as no other does. */
async function ensureFetched(path: string): Promise<void> {
  if (queued.has(path)) return;
  queued.add(path);
  markUnderWay();
  try {
    await asTheOnlyTab(path, () => fetchHere(path));
  } catch (error) {
    logNotice('a download ended unexpectedly', error instanceof Error ? error.message : '');
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

/** Shows what the device holds of files that are not whole, and goes on with what was under way. Never rejects. */
export async function resumeKept(): Promise<void> {
  try {
    for (const record of await readRecords()) {
      if (active.has(record.path)) continue;
      publish(record.path, toRestingView(record));
      if (record.wish === 'run') void ensureFetched(record.path);
    }
  } catch {
    logNotice('downloads cannot be read on this device');
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
  await putRecord(record).catch(() => unkept.set(path, { record, pieces: [] }));
  void ensureFetched(path);
}

/** Goes on with a download that was paused, or has stopped. */
export async function goOn(path: string): Promise<void> {
  const here = active.get(path);
  if (here) return here.go();
  if (queued.has(path)) return tell({ kind: 'go', path });
  if (unkept.has(path)) return void ensureFetched(path);
  const kept = await readStored(path).catch(() => null);
  if (kept === null) return publish(path, undefined);
  await putRecord({ ...kept.record, wish: 'run', damages: 0 }).catch(() => undefined);
  void ensureFetched(path);
}

/** Pauses a download, whichever tab fetches it. */
export function pause(path: string): void {
  const here = active.get(path);
  if (here) here.pause();
  else tell({ kind: 'pause', path });
}

/** Gives a download up: nothing of it stays. */
export async function cancel(path: string): Promise<void> {
  forget(path);
  unkept.delete(path);
  active.get(path)?.drop();
  await dropDownload(path).catch(() =>
    logNotice('parts of a download could not be removed from this device'),
  );
}

/** Gives every download up; false when the device refused. */
export async function cancelAll(): Promise<boolean> {
  downloadViews.set(new Map());
  unkept.clear();
  for (const download of active.values()) download.drop();
  tell({ kind: 'gone', path: null });
  return clearDownloads().then(
    () => true,
    () => false,
  );
}
