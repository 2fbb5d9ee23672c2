import * as v from 'valibot';
import { SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import { mergeSaved } from '#device/saved-jobs/saved-job-rules.ts';
import { isStorableLogo, putSavedJob } from '#device/saved-jobs/writes.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { knownSavedJobs, loadSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { serverNow } from '#platform/server-time.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { readChosen, type ReadProblem, toBlob } from '#platform/storage/stored-file.ts';

/** The saved jobs as one file, for another device or browser. */

const KIND = 'kaj-saved-jobs';
/** The version of the file's format; each job has its own. */
const FILE_SHAPE = 1;
export const MAX_FILE_BYTES = 30 * 1024 * 1024;

const FileLogo = v.object({ path: v.string(), type: v.string(), base64: v.string() });
const FileRow = v.looseObject({
  version: v.number(),
  logo: v.fallback(v.nullable(FileLogo), null),
});
const SavedFile = v.object({ kind: v.literal(KIND), shape: v.number(), savedJobs: v.array(v.unknown()) });

/** JavaScript engines limit the number of arguments of a call, here to `String.fromCodePoint`. */
const CHARACTERS_AT_ONCE = 8192;

async function toBase64(image: StoredFile): Promise<string> {
  const bytes = new Uint8Array(await toBlob(image).arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += CHARACTERS_AT_ONCE) {
    text += String.fromCodePoint(...bytes.subarray(start, start + CHARACTERS_AT_ONCE));
  }
  return btoa(text);
}

/** Null for malformed base64, or a picture in a format that is not allowed. */
function toLogo({ path, type, base64 }: v.InferOutput<typeof FileLogo>): SavedJob['logo'] {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const image = { type, size: bytes.length, bytes: bytes.buffer };
    return isStorableLogo(image) ? { path, image } : null;
  } catch {
    return null;
  }
}

async function toRow({ logo, ...saved }: SavedJob): Promise<object> {
  if (logo === null) return { ...saved, logo };
  const { path, image } = logo;
  return { ...saved, logo: { path, type: image.type, base64: await toBase64(image) } };
}

/** @param now ms since the epoch */
export async function writeSavedFile(saved: Iterable<SavedJob>, now: number): Promise<File> {
  const day = new Date(now).toISOString().slice(0, 10);
  const savedJobs = await Promise.all([...saved].map(toRow));
  const text = JSON.stringify({
    kind: KIND,
    shape: FILE_SHAPE,
    exportedAt: new Date(now).toISOString(),
    savedJobs,
  });
  return new File([text], `saved-jobs-${day}.json`, { type: 'application/json' });
}

export type FileRefusal = 'tooLarge' | 'notOurs' | 'newer' | ReadProblem;

export type ReadFile =
  { kind: 'refused'; reason: FileRefusal } | { kind: 'read'; saved: SavedJob[]; unreadable: number };

const refuse = (reason: FileRefusal): ReadFile => ({ kind: 'refused', reason });

/** Clamps a file's times: after one in the future no later change would count as newer; none is before 1970. */
function withinTime(saved: SavedJob, now: number): SavedJob {
  const { savedAt, copiedAt, stageAt, checkedAt } = saved;
  const clamp = (time: number) => Math.min(Math.max(time, 0), now);
  return {
    ...saved,
    savedAt: clamp(savedAt),
    copiedAt: clamp(copiedAt),
    stageAt: clamp(stageAt),
    checkedAt: clamp(checkedAt),
  };
}

/** A row as a record of this device; undefined for another value. */
function toRecord(row: unknown): object | undefined {
  const parsed = v.safeParse(FileRow, row);
  if (!parsed.success) return undefined;
  const { logo } = parsed.output;
  return { ...parsed.output, logo: logo && toLogo(logo) };
}

function parse({ bytes }: StoredFile): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const isNewerRow = (row: unknown): boolean => v.is(FileRow, row) && row.version > SAVED_JOB_VERSION;

/** Reads a file of {@link writeSavedFile}. @param now ms since the epoch */
export async function readSavedFile(file: Blob, now: number): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return refuse('tooLarge');
  const read = await readChosen(file);
  if (typeof read === 'string') return refuse(read);
  const parsed = v.safeParse(SavedFile, parse(read));
  if (!parsed.success) return refuse('notOurs');
  const { shape, savedJobs } = parsed.output;
  if (shape > FILE_SHAPE || savedJobs.some(isNewerRow)) return refuse('newer');
  const { readSavedJob } = await import('#device/saved-jobs/saved-job.ts');
  const saved = savedJobs.flatMap((row) => readSavedJob(toRecord(row)) ?? []);
  return {
    kind: 'read',
    saved: saved.map((one) => withinTime(one, now)),
    unreadable: savedJobs.length - saved.length,
  };
}

export interface ImportedJobs {
  added: number;
  /** Saved jobs that were replaced by the file's newer version. */
  renewed: number;
  same: number;
  unreadable: number;
  /** Jobs that did not fit in the storage. */
  refused: number;
}

type FileOutcome = { kind: 'refused'; reason: FileRefusal } | { kind: 'imported'; counts: ImportedJobs };

function toKind(saved: SavedJob): 'added' | 'renewed' | 'same' {
  const own = knownSavedJobs().get(saved.job._id);
  if (own === undefined) return 'added';
  return mergeSaved(own, saved) === undefined ? 'same' : 'renewed';
}

/** Adds the jobs of a file, unless the device has newer versions. Never rejects. */
export async function importSavedFile(file: Blob): Promise<FileOutcome> {
  await loadSavedJobs();
  const read = await readSavedFile(file, serverNow());
  if (read.kind === 'refused') return read;
  const counts: ImportedJobs = { added: 0, renewed: 0, same: 0, unreadable: read.unreadable, refused: 0 };
  for (const saved of read.saved) {
    const kind = toKind(saved);
    if (kind === 'same' || (await putSavedJob(saved))) counts[kind] += 1;
    else counts.refused += 1;
  }
  return { kind: 'imported', counts };
}
