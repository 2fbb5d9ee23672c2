import { LETTER_VERSION, stores } from '#contract/device/stores.ts';
import * as v from 'valibot';
import { Company } from '#contract/companies/company.ts';
import { Id } from '#contract/fields.ts';
import { Job } from '#contract/jobs/job.ts';
import { createRecordStore } from './record-store.ts';
import { createWrittenRecords, type RecordPlace } from './record-writes.ts';

const letterSteps = ['draft', 'ready', 'sent'] as const;

const Time = v.number();

/** An application letter, one per job. Malformed details of the job must not lose the letter. */
export const Letter = v.object({
  /** A record of a newer version is shown, but never overwritten. */
  version: v.pipe(v.number(), v.integer(), v.minValue(LETTER_VERSION)),
  jobId: Id,
  title: v.fallback(v.string(), ''),
  companyName: v.fallback(v.string(), ''),
  /** The posting as it was when the letter was begun. */
  job: v.fallback(v.nullable(Job), null),
  company: v.fallback(v.nullable(Company), null),
  to: v.fallback(v.string(), ''),
  subject: v.fallback(v.string(), ''),
  body: v.string(),
  step: v.fallback(v.picklist(letterSteps), 'draft'),
  stepAt: v.fallback(Time, 0),
  changedAt: v.fallback(Time, 0),
  /** When it was last opened in a mail program or copied, until its outcome is known. */
  handedAt: v.fallback(v.nullable(Time), null),
});
export type Letter = v.InferOutput<typeof Letter>;

/** What is known of a job that one applies for. */
export type AppliedJob = Pick<Letter, 'jobId' | 'title' | 'companyName' | 'job' | 'company'>;

export interface ShownLetter {
  letter: Letter;
  place: RecordPlace;
}

const letterStore = createRecordStore<Letter, ShownLetter>({
  at: stores.letters,
  schema: Letter,
  version: LETTER_VERSION,
  toAsideKey: (jobId) => `unreadable:${String(jobId)}:${Date.now()}`,
  toShown: (jobId, letter) => (letter.jobId === jobId ? { letter, place: 'device' } : undefined),
});

/** Letters by the job's id; they stay after sign-out. */
const records = createWrittenRecords<ShownLetter>({
  name: 'letters',
  load: async () => letterStore,
  withPlace: (shown, place) => ({ ...shown, place }),
});
export const {
  known: knownLetters,
  load: loadLetters,
  onChange: onLettersChange,
  useRecords: useLetters,
  useRecord: useStoredLetter,
  useReadState: useLettersState,
} = records;

/** All letters; those of this page alone where the device cannot be read. */
export async function readLetters(): Promise<readonly Letter[]> {
  await loadLetters();
  return [...knownLetters().values()].map(({ letter }) => letter);
}

/** Stores a job's letter, in the page where the device refuses. Call it once the letters are loaded. */
export function storeLetter(changed: Letter): Promise<boolean> {
  const letter = { ...changed, version: LETTER_VERSION };
  const { jobId } = letter;
  return records.store(jobId, { letter, place: 'asked' }, () => letterStore.change(jobId, () => letter));
}

/** Removes a job's letter; false when the device refused. */
export const removeLetter = (jobId: string): Promise<boolean> =>
  records.remove(jobId, () => letterStore.change(jobId, () => null));

/** Removes all letters, malformed ones too; false when the device refused. */
export async function removeAllLetters(): Promise<boolean> {
  await loadLetters();
  return records.clear(letterStore.clear);
}
