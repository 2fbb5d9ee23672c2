import { SECOND_MS } from '#contract/limits.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { toFileBytes } from '#platform/storage/stored-file.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import type { SavedJob } from './saved-job.ts';

const MAX_LOGO_BYTES = 300 * 1024;
const LOGO_TIMEOUT_MS = 20 * SECOND_MS;

/** The stored path of a job's logo. */
export const logoPathOf = ({ job, company }: Pick<SavedJob, 'job' | 'company'>): string =>
  company?.logo || job.company.logo;

/** Whether a logo is small enough to store. */
export const isStorableLogo = ({ type, size }: Pick<StoredFile, 'type' | 'size'>): boolean =>
  /^image\//i.test(type) && size > 0 && size <= MAX_LOGO_BYTES;

/** Downloads a logo; null when that fails, or under the data saver. Never rejects. */
export async function fetchLogo(path: string): Promise<StoredFile | null> {
  if (isDataSaver()) return null;
  try {
    const signal = AbortSignal.timeout(LOGO_TIMEOUT_MS);
    const answer = await fetch(fileUrl(path), { mode: 'cors', credentials: 'omit', signal });
    if (!answer.ok) return null;
    const image = await answer.blob();
    return isStorableLogo(image) ? await toFileBytes(image) : null;
  } catch {
    return null;
  }
}
