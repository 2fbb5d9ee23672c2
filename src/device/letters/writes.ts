import { LETTER_VERSION, type Letter } from './letter.ts';
import {
  beginWrite,
  knownLetters,
  loadLetters,
  publishLetter,
  publishNoLetters,
  type LetterPlace,
} from './letters.ts';
import { logNotice } from '#platform/log.ts';

/** Changes of the letters. Each shows at once; none rejects: they resolve to whether the device has it. */

const loadStore = () => import('./store.ts');

/** The device has answered: said of the letter unless a later one has taken its place. */
function settle(letter: Letter, place: LetterPlace): void {
  if (knownLetters().get(letter.jobId)?.letter === letter) publishLetter(letter.jobId, { letter, place });
}

async function write(letter: Letter): Promise<boolean> {
  try {
    await (await loadStore()).putLetter(letter);
    return true;
  } catch {
    logNotice('a letter could not be kept on this device');
    return false;
  }
}

/**
 * Keeps a letter in the place of the job's former one. It is there at once, for each keystroke; a device that
 * refuses leaves it to the page. Call it once the letters are loaded.
 */
export async function keepLetter(changed: Letter): Promise<boolean> {
  const letter = { ...changed, version: LETTER_VERSION };
  const place = knownLetters().get(letter.jobId)?.place ?? 'asked';
  const end = beginWrite(letter.jobId);
  publishLetter(letter.jobId, { letter, place });
  const isKept = await write(letter);
  end();
  settle(letter, isKept ? 'device' : 'page');
  return isKept;
}

/** Removes a job's letter; on false it is still there. */
export async function removeLetter(jobId: string): Promise<boolean> {
  const before = knownLetters().get(jobId);
  const end = beginWrite(jobId);
  publishLetter(jobId, undefined);
  try {
    await (await loadStore()).dropLetter(jobId);
    return true;
  } catch {
    logNotice('a letter could not be removed from this device');
    // One that lives in the page alone is gone with it.
    if (before?.place === 'page') return true;
    if (!knownLetters().has(jobId)) publishLetter(jobId, before);
    return false;
  } finally {
    end();
  }
}

/** Removes every letter, also those whose form is unknown; on false they are still there. */
export async function removeAllLetters(): Promise<boolean> {
  try {
    await loadLetters();
    await (await loadStore()).clearLetters();
    publishNoLetters();
    return true;
  } catch {
    logNotice('the letters could not be removed from this device');
    return false;
  }
}
