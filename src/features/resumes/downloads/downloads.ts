import type { DownloadRecord } from './record.ts';
import type { DownloadView } from './tabs.ts';
import type { Phase } from './transfer.ts';
import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { readDownloadedCvs, removeAllDownloadedCvs, type DownloadedCv } from './downloaded-cvs.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import { logNotice } from '#platform/log.ts';
import { createObservable } from '#platform/observable.ts';
import { needsShareSheet, saveFile } from '#platform/storage/save-file.ts';

/** True while bytes come, or would if there was a network. */
export const isUnderWay = ({ phase }: DownloadView): boolean =>
  phase === 'running' || phase === 'waiting' || phase === 'checking';

export function toShownPhase(phase: Phase): DownloadView['phase'] {
  if (phase.kind === 'stopped') return phase.reason;
  return phase.kind === 'asking' || phase.kind === 'reading' ? 'running' : phase.kind;
}

/** A download at rest, as the device has it. */
export function toRestingView({ path, templateName, received, version, wish }: DownloadRecord): DownloadView {
  const phase = wish === 'run' ? 'running' : 'paused';
  return { path, templateName, received, total: version.total, phase, isKept: true };
}

/** Whole percents; null while the size is unknown. */
export function toPercent({ received, total }: Pick<DownloadView, 'received' | 'total'>): number | null {
  return total === null || total === 0 ? null : Math.min(100, Math.floor((received / total) * 100));
}

/** Downloads as screens see them; what fetches, keeps and continues them is loaded when there is one. */

export type Downloads = ReadonlyMap<string, DownloadView>;

/** What is downloaded. */
export interface Template {
  /** Stored path of the file (§7). */
  path: string;
  templateName: string;
  coverPath: string;
}

/** By path; written by the host alone. */
export const downloadViews = createObservable<Downloads>(new Map());
const none: Downloads = new Map();

/** How long to ask whether a file that is here is still the server's. */
const ASK_LIMIT_MS = 5 * SECOND_MS;

const loadHost = () => import('./host.ts');
let resuming: Promise<void> | undefined;

async function resume(): Promise<void> {
  try {
    const { resumeKept } = await loadHost();
    await resumeKept();
  } catch {
    resuming = undefined;
    logNotice('failed to load the download module');
  }
}

/** Goes on with what a killed tab or a reload broke off; once a page. Never rejects. */
export function resumeDownloads(): Promise<void> {
  resuming ??= resume();
  return resuming;
}

/** False only when the server says that it has another version, or cannot say. */
async function isStillCurrent({ path, etag }: DownloadedCv): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ASK_LIMIT_MS);
    const answer = await fetch(fileUrl(path), { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok && etag !== null && answer.headers.get('etag') === etag;
  } catch {
    // Without a network what is here is what there is.
    return true;
  }
}

/** A share sheet wants a press of its own: the screen has a button for it. */
async function saveKept({ path, templateName, file, name }: DownloadedCv): Promise<void> {
  const done: DownloadView = {
    path,
    templateName,
    received: file.size,
    total: file.size,
    phase: 'done',
    isKept: true,
  };
  downloadViews.set(new Map(downloadViews.get()).set(path, done));
  if (!needsShareSheet()) await saveFile(toBlob(file), name);
}

/**
 * Downloads a file, unless the device has its newest version: then that is saved. Goes on with one that was begun.
 * @throws when the code for it cannot be loaded
 */
export async function startDownload(template: Template): Promise<void> {
  await resumeDownloads();
  const { beginDownload, goOn } = await loadHost();
  const shown = downloadViews.get().get(template.path);
  if (shown && shown.phase !== 'done') return goOn(template.path);
  const kept = (await readDownloadedCvs()).find(({ path }) => path === template.path);
  if (kept && (await isStillCurrent(kept))) return saveKept(kept);
  await beginDownload(template);
}

export const continueDownload = async (path: string): Promise<void> => (await loadHost()).goOn(path);
export const pauseDownload = async (path: string): Promise<void> => (await loadHost()).pause(path);
export const cancelDownload = async (path: string): Promise<void> => (await loadHost()).cancel(path);

/** Removes every file and every part; false when the device refused. */
export async function removeAllDownloads(): Promise<boolean> {
  const { cancelAll } = await loadHost();
  const results = await Promise.all([cancelAll(), removeAllDownloadedCvs()]);
  return results.every(Boolean);
}

function subscribe(listener: () => void): () => void {
  void resumeDownloads();
  return downloadViews.subscribe(listener);
}

/** Downloads that are not whole, and those that became whole on this page, by path; empty until read. */
export function useDownloads(): Downloads {
  return useSyncExternalStore(subscribe, downloadViews.get, () => none);
}
