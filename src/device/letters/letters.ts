import { createDeviceRecords } from '../device-records.ts';
import type { Letter, ShownLetter } from './letter.ts';

/** Letters by the job's id; they stay after sign-out. */

/** Pending writes by job: until they end, the device's copy is old. */
const underWay = new Map<string, number>();

const isOwn = (jobId: string, shown: ShownLetter | undefined): boolean =>
  (underWay.get(jobId) ?? 0) > 0 || shown?.place === 'page';

const records = createDeviceRecords<ShownLetter>({
  name: 'letters',
  load: async () => (await import('./letter.ts')).letterStore,
  isOwn,
});
export const {
  known: knownLetters,
  publish: publishLetters,
  show: showLetter,
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

/** Marks the page's letter as newer than the device's; returns what ends that. */
export function beginWrite(jobId: string): () => void {
  underWay.set(jobId, (underWay.get(jobId) ?? 0) + 1);
  return () => void underWay.set(jobId, (underWay.get(jobId) ?? 1) - 1);
}
