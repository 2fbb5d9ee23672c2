import { SECOND_MS } from '#contract/limits.ts';
import { fileNameOf } from '#contract/jobs/resume-template.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { toSafeName } from './answer.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import type { Template } from './download-views.ts';
import type { Prefix } from './fetch-file.ts';
import { downloadStore } from './store.ts';
import type { DownloadedCv } from './downloaded-cv.ts';
import { storeDownloadedCv, readDownloadedCvs } from './downloaded-cvs.ts';
import { toFileBytes } from '#platform/storage/stored-file.ts';
import { logNotice } from '#platform/log.ts';
import { needsShareSheet, saveFile } from '#platform/storage/save-file.ts';
import { serverNow } from '#platform/server-time.ts';

const COVER_LIMIT_MS = 10 * SECOND_MS;
const MAX_COVER_BYTES = 500_000;

/** The template's cover, mostly from a cache; null when unavailable, or when the data saver forbids a request. */
async function fetchCover(coverPath: string): Promise<Blob | null> {
  if (coverPath === '') return null;
  try {
    const url = fileUrl(coverPath);
    const signal = AbortSignal.timeout(COVER_LIMIT_MS);
    // The worker has cached what it served; caches are undefined in insecure contexts.
    const cached = await globalThis.caches?.match(url, { ignoreVary: true });
    if (!cached && isDataSaver()) return null;
    const response = cached ?? (await fetch(url, { signal }));
    const cover = await response.blob();
    const isPicture = response.ok && cover.type.startsWith('image/') && cover.size <= MAX_COVER_BYTES;
    return isPicture ? cover : null;
  } catch {
    return null;
  }
}

/** Adds the cover later, unless the file was removed in the meantime. */
async function addCover(cv: DownloadedCv, coverPath: string): Promise<void> {
  const found = await fetchCover(coverPath);
  const cover = found && (await toFileBytes(found));
  const isHere = (await readDownloadedCvs()).some(
    ({ path, downloadedAt }) => path === cv.path && downloadedAt === cv.downloadedAt,
  );
  if (cover !== null && isHere) await storeDownloadedCv({ ...cv, cover });
}

async function deleteUnfinished(path: string): Promise<void> {
  try {
    await downloadStore.change(path, () => null);
  } catch {
    logNotice('failed to delete the record of a finished download');
  }
}

/**
 * Stores a complete file on the device, and saves it for the user under the server's name.
 * @returns whether the device stored it
 */
export async function finishDownload(
  { path, templateName, coverPath }: Template,
  { bytes, version }: Prefix,
): Promise<boolean> {
  const name = version.name ?? toSafeName(fileNameOf(path)) ?? 'cv';
  const file = new Blob([bytes], { type: version.type });
  const cv: DownloadedCv = {
    shape: 2,
    path,
    name,
    templateName,
    file: await toFileBytes(file),
    cover: null,
    etag: version.etag,
    downloadedAt: serverNow(),
  };
  // Retried after deleting the unfinished download, which may free the needed space.
  const isStoredAtOnce = await storeDownloadedCv(cv);
  await deleteUnfinished(path);
  const isStored = isStoredAtOnce || (await storeDownloadedCv(cv));
  // `navigator.share` needs a separate tap.
  if (!needsShareSheet()) await saveFile(file, name, fileUrl(path));
  if (isStored) void addCover(cv, coverPath);
  return isStored;
}
