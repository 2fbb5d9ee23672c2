import { SECOND_MS } from '#contract/limits.ts';
import { fileNameOf } from '#contract/jobs/resume-template.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { toSafeName } from './name.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import type { DownloadRecord } from './record.ts';
import { dropDownload } from './store.ts';
import type { Transfer } from './transfer.ts';
import type { DownloadedCv } from './downloaded-cv.ts';
import { storeDownloadedCv, readDownloadedCvs } from './downloaded-cvs.ts';
import { toFileBytes } from '#platform/storage/stored-file.ts';
import { logNotice } from '#platform/log.ts';
import { needsShareSheet, saveFile } from '#platform/storage/save-file.ts';

const COVER_LIMIT_MS = 10 * SECOND_MS;
const MAX_COVER_BYTES = 500_000;

/** The template's cover, mostly out of a cache; null when it is not to be had, or would cost data that is to be saved. */
async function fetchCover(coverPath: string): Promise<Blob | null> {
  if (coverPath === '') return null;
  try {
    const url = fileUrl(coverPath);
    const signal = AbortSignal.timeout(COVER_LIMIT_MS);
    // Where the worker has shown it, it is there; there are no caches in insecure contexts.
    const kept = await globalThis.caches?.match(url, { ignoreVary: true });
    if (!kept && isDataSaver()) return null;
    const response = kept ?? (await fetch(url, { signal }));
    const cover = await response.blob();
    const isPicture = response.ok && cover.type.startsWith('image/') && cover.size <= MAX_COVER_BYTES;
    return isPicture ? cover : null;
  } catch {
    return null;
  }
}

/** The file is there without its cover, if that does not come; one that was removed meanwhile does not come back. */
async function addCover(cv: DownloadedCv, coverPath: string): Promise<void> {
  const found = await fetchCover(coverPath);
  const cover = found && (await toFileBytes(found));
  const isHere = (await readDownloadedCvs()).some(
    ({ path, downloadedAt }) => path === cv.path && downloadedAt === cv.downloadedAt,
  );
  if (cover !== null && isHere) await storeDownloadedCv({ ...cv, cover });
}

/** The parts make room for the whole. */
async function forgetParts(path: string): Promise<void> {
  try {
    await dropDownload(path);
  } catch {
    logNotice('parts of a whole file could not be removed from this device');
  }
}

/**
 * A file that is whole and sound: kept on the device, and handed to the reader as a file under the server's name.
 * @returns whether the device keeps it
 */
export async function finishDownload(
  record: DownloadRecord,
  { pieces, version }: Transfer,
): Promise<boolean> {
  const { path, templateName, coverPath } = record;
  const name = version.name ?? toSafeName(fileNameOf(path)) ?? 'cv';
  const file = new Blob([...pieces], { type: version.type });
  const cv: DownloadedCv = {
    shape: 2,
    path,
    name,
    templateName,
    file: await toFileBytes(file),
    cover: null,
    etag: version.etag,
    downloadedAt: Date.now(),
  };
  const isKeptAtOnce = await storeDownloadedCv(cv);
  await forgetParts(path);
  const isKept = isKeptAtOnce || (await storeDownloadedCv(cv));
  // A share sheet wants a press of its own.
  if (!needsShareSheet()) await saveFile(file, name);
  if (isKept) void addCover(cv, coverPath);
  return isKept;
}
