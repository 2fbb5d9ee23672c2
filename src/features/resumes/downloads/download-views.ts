import { createObservable } from '#platform/observable.ts';
import type { DownloadRecord } from './store.ts';

/** The state of the downloads in this page, and its views for screens. */

const SHOW_EVERY_MS = 120;

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
  phase: DownloadRecord['phase'] | 'done';
  /** False when the device could not store the received bytes, which are then lost with the page. */
  isStored: boolean;
}

export type Downloads = ReadonlyMap<string, DownloadView>;

/** By path. */
export const downloadViews = createObservable<Downloads>(new Map());

/** The unfinished ones by path; changed by `update` and `forget`. */
export const downloads = new Map<string, DownloadRecord>();
/** Paths of those that the device could not store. */
export const unstored = new Set<string>();

const toView = ({ path, templateName, phase, version, bytes }: DownloadRecord): DownloadView => ({
  path,
  templateName,
  received: bytes.length,
  total: version.total,
  phase,
  isStored: !unstored.has(path),
});

let timer: ReturnType<typeof setTimeout> | undefined;

function publish(): void {
  clearTimeout(timer);
  timer = undefined;
  const done = [...downloadViews.get()].filter(
    ([path, { phase }]) => phase === 'done' && !downloads.has(path),
  );
  downloadViews.set(new Map([...done, ...[...downloads].map(([path, one]) => [path, toView(one)] as const)]));
}

/** Shows progress a few times a second, anything else at once. */
export function update(download: DownloadRecord): void {
  downloads.set(download.path, download);
  const shown = downloadViews.get().get(download.path);
  const isProgress = shown?.phase === download.phase && shown.isStored === !unstored.has(download.path);
  if (isProgress) timer ??= setTimeout(publish, SHOW_EVERY_MS);
  else publish();
}

/** Removes a download, and shows its result, if any. */
export function forget(path: string, done?: DownloadView): void {
  downloads.delete(path);
  unstored.delete(path);
  const next = new Map(downloadViews.get());
  if (done) next.set(path, done);
  else next.delete(path);
  downloadViews.set(next);
}

/** Whole percents; null while the size is unknown. */
export function toPercent({ received, total }: Pick<DownloadView, 'received' | 'total'>): number | null {
  return total === null || total === 0 ? null : Math.min(100, Math.floor((received / total) * 100));
}
