import { idbStores } from '#contract/device/late-storage.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { createReader, createRecordStore, type RecordStore } from '../record-store.ts';
import { Letter, LETTER_VERSION, type ShownLetter } from './letter.ts';

const limitMs = 5 * SECOND_MS;

export const letterStore: RecordStore<Letter> = createRecordStore({
  at: idbStores.letters,
  schema: Letter,
  version: LETTER_VERSION,
  limit: { readonly: limitMs, readwrite: limitMs },
  toAsideKey: (jobId) => `unreadable:${String(jobId)}:${Date.now()}`,
});

export const readLettersInto = createReader<Letter, ShownLetter>(letterStore, (jobId, letter) =>
  letter.jobId === jobId ? { letter, place: 'device' } : undefined,
);
