import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#contract/limits.ts';
import { logNotice } from '#platform/log.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { needsShareSheet, saveFile } from '#platform/storage/save-file.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import { serverNow } from '#platform/server-time.ts';
import { isForeignPage, readAnswer } from './answer.ts';
import { downloadViews, type Downloads, type DownloadView, type Template } from './download-views.ts';
import { readDownloadedCvs, removeAllDownloadedCvs, type DownloadedCv } from './downloaded-cvs.ts';

/** Downloads for screens; `host.ts`, which fetches and stores them, is loaded with the first one. */

const none: Downloads = new Map();

/** The time limit for checking whether the stored file is still the server's. */
const ASK_LIMIT_MS = 5 * SECOND_MS;

const loadHost = () => import('./host.ts');
let resuming: Promise<void> | undefined;

async function resumeAll(): Promise<void> {
  try {
    await (await loadHost()).resumeStored();
  } catch {
    resuming = undefined;
    logNotice('failed to load the download module');
  }
}

/** Resumes what a killed tab or a reload interrupted; once a page. Never rejects. */
export function resumeDownloads(): Promise<void> {
  resuming ??= resumeAll();
  return resuming;
}

/** False only when the server has another version, or refuses to answer. */
async function isStillCurrent({ path, etag }: DownloadedCv): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ASK_LIMIT_MS);
    const answer = await fetch(fileUrl(path), { method: 'HEAD', cache: 'no-store', signal });
    // An operator's page is not an answer about the file.
    if (isForeignPage(readAnswer(answer, serverNow()))) return true;
    return answer.ok && etag !== null && answer.headers.get('etag') === etag;
  } catch {
    // If the server cannot be reached, the stored file is used.
    return true;
  }
}

/** `navigator.share` needs a separate tap, for which the screen shows a button. */
async function saveStored({ path, templateName, file, name }: DownloadedCv): Promise<void> {
  const { size } = file;
  const done: DownloadView = {
    path,
    templateName,
    received: size,
    total: size,
    phase: 'done',
    isStored: true,
  };
  downloadViews.set(new Map(downloadViews.get()).set(path, done));
  if (!needsShareSheet()) await saveFile(toBlob(file), name, fileUrl(path));
}

/**
 * Downloads a file, or resumes its download; where the device has its newest version, saves that.
 * @throws when the host cannot be loaded
 */
export async function startDownload(template: Template): Promise<void> {
  await resumeDownloads();
  const { beginDownload, resume } = await loadHost();
  const shown = downloadViews.get().get(template.path);
  if (shown && shown.phase !== 'done') return resume(template.path);
  const stored = (await readDownloadedCvs()).find(({ path }) => path === template.path);
  if (stored && (await isStillCurrent(stored))) return saveStored(stored);
  await beginDownload(template);
}

export const continueDownload = async (path: string): Promise<void> => (await loadHost()).resume(path);
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

/** Unfinished downloads, and those that finished on this page, by path; empty until read. */
export function useDownloads(): Downloads {
  return useSyncExternalStore(subscribe, downloadViews.get, () => none);
}
