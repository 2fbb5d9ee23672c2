import { LETTER_VERSION } from '#contract/device/stores.ts';
import { isWritten } from '../is-written.ts';
import type { Letter } from './letter.ts';
import { beginWrite, knownLetters, loadLetters, publishLetters, showLetter } from './letters.ts';

/** Writes show at once and never reject: they resolve to whether the device stored them. */

const loadStore = async () => (await import('./letter.ts')).letterStore;

/** Stores a job's letter, in the page where the device refuses. Call it once the letters are loaded. */
export async function storeLetter(changed: Letter): Promise<boolean> {
  const letter = { ...changed, version: LETTER_VERSION };
  const { jobId } = letter;
  const end = beginWrite(jobId);
  showLetter(jobId, { letter, place: knownLetters().get(jobId)?.place ?? 'asked' });
  const isStored = await isWritten('letters', async () => (await loadStore()).change(jobId, () => letter));
  end();
  // It may have been replaced in the meantime.
  const isShown = knownLetters().get(jobId)?.letter === letter;
  if (isShown) showLetter(jobId, { letter, place: isStored ? 'device' : 'page' });
  return isStored;
}

/** Removes a job's letter; false when the device refused. */
export async function removeLetter(jobId: string): Promise<boolean> {
  const before = knownLetters().get(jobId);
  const end = beginWrite(jobId);
  showLetter(jobId, undefined);
  const isRemoved = await isWritten('letters', async () => (await loadStore()).change(jobId, () => null));
  const isBack = !isRemoved && before?.place !== 'page';
  if (isBack && !knownLetters().has(jobId)) showLetter(jobId, before);
  end();
  return !isBack;
}

/** Removes all letters, malformed ones too; false when the device refused. */
export async function removeAllLetters(): Promise<boolean> {
  await loadLetters();
  const isCleared = await isWritten('letters', async () => (await loadStore()).clear());
  if (isCleared) publishLetters(new Map());
  return isCleared;
}
