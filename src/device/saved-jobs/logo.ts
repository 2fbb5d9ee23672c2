import { SECOND_MS } from '#contract/limits.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { toFileBytes } from '#platform/storage/stored-file.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import type { SavedJob } from './saved-job.ts';

/** Larger pictures are not worth their room: the company's initial stands for them. */
const MAX_LOGO_BYTES = 300 * 1024;
const LOGO_TIMEOUT_MS = 20 * SECOND_MS;

/** The stored path of the logo that goes with a job; '' when there is none. */
export const logoPathOf = ({ job, company }: Pick<SavedJob, 'job' | 'company'>): string =>
  company?.logo || job.company.logo;

/** Whether a picture of this kind and size is kept. */
export const isKeepableLogo = ({ type, size }: StoredFile): boolean =>
  /^image\//i.test(type) && size > 0 && size <= MAX_LOGO_BYTES;

/** The picture at a stored path; null when it cannot be had, is not worth keeping, or data is to be saved. Never rejects. */
export async function fetchLogo(path: string): Promise<StoredFile | null> {
  if (isDataSaver()) return null;
  try {
    const signal = AbortSignal.timeout(LOGO_TIMEOUT_MS);
    const answer = await fetch(fileUrl(path), { mode: 'cors', credentials: 'omit', signal });
    if (!answer.ok) return null;
    const image = await answer.blob();
    return isKeepableLogo(image) ? await toFileBytes(image) : null;
  } catch {
    return null;
  }
}
