import { logNotice } from '#platform/log.ts';
import { LETTER_VERSION, type Letter } from './letter.ts';
import { beginWrite, knownLetters, loadLetters, publishLetters, showLetter } from './letters.ts';

/** Changes of the letters. Each shows at once; none rejects: they resolve to whether the device has it. */

const loadStore = async () => (await import('./store.ts')).letterStore;

/** @returns false when the device refused */
async function isDone(action: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    logNotice('letters could not be changed on this device', action);
    return false;
  }
}

/**
 * Stores a letter in place of the job's former one, which shows at once; a device that refuses leaves it to the
 * page. Call it once the letters are loaded.
 */
export async function storeLetter(changed: Letter): Promise<boolean> {
  const letter = { ...changed, version: LETTER_VERSION };
  const { jobId } = letter;
  const end = beginWrite(jobId);
  showLetter(jobId, { letter, place: knownLetters().get(jobId)?.place ?? 'asked' });
  const isStored = await isDone('store', async () => (await loadStore()).change(jobId, () => letter));
  end();
  // A later one may have taken its place.
  const isShown = knownLetters().get(jobId)?.letter === letter;
  if (isShown) showLetter(jobId, { letter, place: isStored ? 'device' : 'page' });
  return isStored;
}

/** Removes a job's letter; on false it is still there. */
export async function removeLetter(jobId: string): Promise<boolean> {
  const before = knownLetters().get(jobId);
  const end = beginWrite(jobId);
  showLetter(jobId, undefined);
  const isRemoved = await isDone('remove', async () => (await loadStore()).change(jobId, () => null));
  // One that lives in the page alone is gone with it.
  const isBack = !isRemoved && before?.place !== 'page';
  if (isBack && !knownLetters().has(jobId)) showLetter(jobId, before);
  end();
  return !isBack;
}

/** Removes every letter, also those whose form is unknown; on false they are still there. */
export async function removeAllLetters(): Promise<boolean> {
  await loadLetters();
  const isCleared = await isDone('remove all', async () => (await loadStore()).clear());
  if (isCleared) publishLetters(new Map());
  return isCleared;
}
