import { createCatalogue } from '#platform/i18n/messages.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { hasDrafts } from '#device/drafts/store.ts';
import { readLetters } from '#device/letters/letters.ts';
import { removeAllLetters } from '#device/letters/writes.ts';
import { inTime } from '#platform/in-time.ts';
import { hasUnsavedForm } from '#platform/browser/unsaved-forms.ts';

const signOutMessages = createCatalogue({
  en: {
    question: {
      title: 'Log out and remove what you did not send?',
      text: 'There is a form on this device that you filled in and did not send. Logging out removes it, so that nobody else who uses this device can read it.',
      confirm: 'Log out',
      cancel: 'Stay signed in',
    },
    letters: {
      title: 'Remove your letters too?',
      text: (count: number) =>
        `${count === 1 ? 'One application letter stays' : `${count} application letters stay`} on this device. Others who use it can read what you wrote.`,
      confirm: 'Remove letters',
      cancel: 'Leave them here',
    },
    lettersLeft: {
      title: 'Could not remove the letters',
      text: 'They are still on this device. Remove them on the page “Storage and data”.',
    },
  },
});

const ASK_LIMIT_MS = SECOND_MS;

function soon<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return inTime(answer, ASK_LIMIT_MS).catch(() => otherwise);
}

async function offerToRemoveLetters(): Promise<void> {
  const { letters, lettersLeft } = signOutMessages.en;
  const { length } = await soon(readLetters(), []);
  if (length === 0) return;
  const isRemoving = await confirm({ ...letters, text: letters.text(length) });
  if (isRemoving && !(await removeAllLetters())) await showAlert({ kind: 'error', ...lettersLeft });
}

/** Asks about unsent forms and letters. @param owner a user's id */
export async function maySignOut(owner: string): Promise<boolean> {
  const isLosing = hasUnsavedForm() || (await soon(hasDrafts(owner), false));
  if (isLosing && !(await confirm(signOutMessages.en.question))) return false;
  await offerToRemoveLetters();
  return true;
}
