import { signOutMessages } from '#texts/shell/menu/sign-out';
import { SECOND_MS } from '#contract/limits.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { countCvs, removeAllCvs } from '#device/cvs/cvs.ts';
import { hasDrafts } from '#device/drafts/store.ts';
import { readLetters } from '#device/letters/letters.ts';
import { removeAllLetters } from '#device/letters/writes.ts';
import { inTime } from '#platform/in-time.ts';
import { hasUnsavedForm } from '#platform/browser/unsaved-forms.ts';

const ASK_LIMIT_MS = 3 * SECOND_MS;

function soon<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return inTime(answer, ASK_LIMIT_MS).catch(() => otherwise);
}

async function offerToRemoveWritten(): Promise<void> {
  const { written, writtenLeft, letters, cvs } = signOutMessages;
  const [letterList, cvCount] = await Promise.all([soon(readLetters(), []), soon(countCvs(), 0)]);
  const counts = [
    ...(letterList.length === 0 ? [] : [letters(letterList.length)]),
    ...(cvCount === 0 ? [] : [cvs(cvCount)]),
  ];
  if (counts.length === 0) return;
  if (!(await confirm({ ...written, text: written.text(counts.join(', ')) }))) return;
  const removed = await Promise.all([removeAllLetters(), removeAllCvs()]);
  if (removed.includes(false)) await showAlert({ kind: 'error', ...writtenLeft });
}

/** Asks about unsent forms, letters and CVs. @param owner a user's id */
export async function maySignOut(owner: string): Promise<boolean> {
  const isLosing = hasUnsavedForm() || (await soon(hasDrafts(owner), false));
  if (isLosing && !(await confirm(signOutMessages.question))) return false;
  await offerToRemoveWritten();
  return true;
}
