import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { stores, type StoreName } from '#contract/device/stores.ts';
import { placeOf } from '../../support/device-store.ts';

/** The device's data, read without the app. */
export interface StoredData {
  /** By job id. */
  jobs: ReadonlyMap<string, { stage: string; isWhole: boolean }>;
  /** Text of letters by job id. */
  letters: ReadonlyMap<string, string>;
  /** SHA-256 of whole files in hex, by stored path. */
  files: ReadonlyMap<string, string>;
  /** Stored paths of files that have begun to come. */
  begun: readonly string[];
}

const MaybeLogo = v.optional(v.string(), '');
/** The first version stored no logo and no stage. */
const SavedRow = v.object({
  job: v.object({ _id: v.string(), company: v.object({ logo: MaybeLogo }) }),
  company: v.nullable(v.object({ email: v.string(), logo: MaybeLogo })),
  logo: v.nullish(v.object({ image: v.string() }), null),
  isFull: v.boolean(),
  stage: v.optional(v.string(), 'saved'),
});
const LetterRow = v.object({ jobId: v.string(), body: v.string() });
const FileRow = v.object({ path: v.string(), file: v.string() });
const BegunRow = v.object({ path: v.string() });

/**
 * Every record of a store, whole files as the SHA-256 of their bytes in hex. A database that is not there yet is not
 * made: the app would find it without its store.
 */
function readRows(page: Page, of: StoreName): Promise<unknown> {
  return page.evaluate(async ({ database, store }) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
    const opening = indexedDB.open(database);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction(store).objectStore(store).getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    const digests = new Map<unknown, string>();
    for (const { file } of reading.result) {
      if (!file?.bytes) continue;
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file.bytes));
      digests.set(file, [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
    const text = JSON.stringify(reading.result, (_name, value: unknown) => {
      if (ArrayBuffer.isView(value)) return value.byteLength;
      const isFile = typeof value === 'object' && value !== null && 'bytes' in value && 'type' in value;
      return isFile ? (digests.get(value) ?? 'a picture') : value;
    });
    return JSON.parse(text);
  }, placeOf(of));
}

function isWhole({ job, company, logo, isFull }: v.InferOutput<typeof SavedRow>): boolean {
  const isLogoHere = logo !== null || (company?.logo || job.company.logo) === '';
  return isFull && company !== null && company.email.includes('@') && isLogoHere;
}

/** Unfinished files before whole ones: what completes in between is found twice rather than never. */
export async function readStoredData(page: Page): Promise<StoredData> {
  const begun = v.parse(v.array(BegunRow), await readRows(page, stores.downloads));
  const files = v.parse(v.array(FileRow), await readRows(page, stores.downloadedCvs));
  const jobs = v.parse(v.array(SavedRow), await readRows(page, stores.savedJobs));
  const letters = v.parse(v.array(LetterRow), await readRows(page, stores.letters));
  return {
    jobs: new Map(jobs.map((row) => [row.job._id, { stage: row.stage, isWhole: isWhole(row) }])),
    letters: new Map(letters.map(({ jobId, body }) => [jobId, body])),
    files: new Map(files.map(({ path, file }) => [path, file])),
    begun: begun.map(({ path }) => path),
  };
}
