import { SECOND_MS } from '#contract/limits.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { hasDrafts } from '#device/drafts/store.ts';
import { readLetters } from '#device/letters/letters.ts';
import { removeAllLetters } from '#device/letters/writes.ts';
import { hasUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { signOutMessages } from './sign-out-messages.ts';

/** Loaded when somebody signs out. */

/** A database that does not answer by then keeps nobody from signing out. */
const ASK_LIMIT_MS = SECOND_MS;

/** What the device answers; `otherwise` where it is late. */
function soon<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), ASK_LIMIT_MS));
  return Promise.race([answer, late]);
}

/** Letters belong to the device and stay, unless the user has them removed: theirs is what is written in them. */
async function offerToRemoveLetters(): Promise<void> {
  const { letters, lettersLeft } = signOutMessages.en;
  const { length } = await soon(readLetters(), []);
  if (length === 0) return;
  const isRemoving = await confirm({ ...letters, text: letters.text(length) });
  if (isRemoving && !(await removeAllLetters())) await showAlert({ kind: 'error', ...lettersLeft });
}

/** Asks when forms would be lost that were not sent, and what is to become of letters. @param owner the user's id */
export async function maySignOut(owner: string): Promise<boolean> {
  const isLosing = hasUnsavedForm() || (await soon(hasDrafts(owner), false));
  if (isLosing && !(await confirm(signOutMessages.en.question))) return false;
  await offerToRemoveLetters();
  return true;
}
