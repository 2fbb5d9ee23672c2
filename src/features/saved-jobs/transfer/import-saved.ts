import { mergeSaved } from '#device/saved-jobs/changes.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { knownSavedJobs, loadSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { putSavedJob } from '#device/saved-jobs/writes.ts';
import { readSavedFile, type FileRefusal } from './saved-file.ts';
import { serverNow } from '#platform/server-time.ts';

export interface ImportedJobs {
  added: number;
  /** Saved jobs that were replaced by the file's newer version. */
  renewed: number;
  same: number;
  unreadable: number;
  /** Jobs that did not fit in the storage. */
  refused: number;
}

export type FileOutcome =
  { kind: 'refused'; reason: FileRefusal } | { kind: 'imported'; counts: ImportedJobs };

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
