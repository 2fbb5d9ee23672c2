import { createDeviceRecords } from '../device-records.ts';
import type { Letter } from './letter.ts';
import { noteReadyCount } from './ready-count.ts';

/**
 * The application letters as the page knows them. They belong to the device, not to an account: signing out leaves
 * them. Writing is `letters-writes.ts`; the database and the schemas come after the page's own code.
 */

/** `asked`: the device has not answered yet. `page`: the device refused, so it lives as long as the page does. */
export type LetterPlace = 'asked' | 'device' | 'page';
export interface KeptLetter {
  letter: Letter;
  place: LetterPlace;
}
/** By the id of the job. */
export type Letters = ReadonlyMap<string, KeptLetter>;

const records = createDeviceRecords<KeptLetter>({
  start: async () => (await import('./store.ts')).startLettersStore(),
  failure: 'letters cannot be read on this device',
});
export const {
  known: knownLetters,
  load: loadLetters,
  onChange: onLettersChange,
  useRecords: useLetters,
  useReadState: useLettersState,
} = records;

/** How many writes of a letter are under way: what the device says of it meanwhile is old. */
const underWay = new Map<string, number>();

function publish(next: Letters, state?: 'read'): void {
  records.publish(next, state);
  if (records.readState() !== 'read') return;
  noteReadyCount([...next.values()].filter(({ letter }) => letter.step === 'ready').length);
}

/** Shows one letter from now on, or none of that job. */
export function publishLetter(jobId: string, kept: KeptLetter | undefined): void {
  const next = new Map(knownLetters());
  if (kept) next.set(jobId, kept);
  else next.delete(jobId);
  publish(next);
}

/** From now on the page knows better than the device; returns what ends that. */
export function beginWrite(jobId: string): () => void {
  underWay.set(jobId, (underWay.get(jobId) ?? 0) + 1);
  return () => void underWay.set(jobId, (underWay.get(jobId) ?? 1) - 1);
}

const isOwn = (jobId: string): boolean =>
  (underWay.get(jobId) ?? 0) > 0 || knownLetters().get(jobId)?.place === 'page';

/** What the device holds of one job's letter, unless the page knows better. */
export function publishRead(jobId: string, letter: Letter | undefined): void {
  if (!isOwn(jobId)) publishLetter(jobId, letter && { letter, place: 'device' });
}

/** What the device holds of all letters; the page's own stay where it knows better. */
export function publishAllRead(found: ReadonlyMap<string, Letter>): void {
  const next = new Map<string, KeptLetter>();
  for (const [jobId, letter] of found) if (!isOwn(jobId)) next.set(jobId, { letter, place: 'device' });
  for (const [jobId, kept] of knownLetters()) if (isOwn(jobId)) next.set(jobId, kept);
  publish(next, 'read');
}

/** Every letter has been removed. */
export const publishNoLetters = (): void => publish(new Map());

/** Every letter of this device, in no order; those of this page alone where the device cannot be read. */
export async function readLetters(): Promise<readonly Letter[]> {
  await loadLetters();
  return [...knownLetters().values()].map(({ letter }) => letter);
}
