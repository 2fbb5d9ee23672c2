import { createCatalogue } from '#platform/i18n/messages.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { countCvs, removeAllCvs } from '#device/cvs/cvs.ts';
import { hasDrafts } from '#device/drafts/store.ts';
import { readLetters } from '#device/letters/letters.ts';
import { removeAllLetters } from '#device/letters/writes.ts';
import { inTime } from '#platform/in-time.ts';
import { hasUnsavedForm } from '#platform/browser/unsaved-forms.ts';

const signOutMessages = createCatalogue({
  en: {
    question: {
      title: 'Log out and delete unsent forms?',
      text: 'A form on this device was not sent. Logging out deletes the form, so others cannot read it.',
      confirm: 'Log out',
      cancel: 'Stay signed in',
    },
    written: {
      title: 'Remove your letters and CVs too?',
      text: (counts: string) => `Still on this device: ${counts}. Others who use it can read them.`,
      confirm: 'Remove them',
      cancel: 'Leave them here',
    },
    letters: (count: number) => (count === 1 ? '1 application letter' : `${count} application letters`),
    cvs: (count: number) => (count === 1 ? '1 CV' : `${count} CVs`),
    writtenLeft: {
      title: 'Could not remove everything',
      text: 'Something is still on this device. Remove it on the page “Storage and data”.',
    },
  },
});

const ASK_LIMIT_MS = 3 * SECOND_MS;

function soon<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return inTime(answer, ASK_LIMIT_MS).catch(() => otherwise);
}

async function offerToRemoveWritten(): Promise<void> {
  const { written, writtenLeft, letters, cvs } = signOutMessages.en;
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
  if (isLosing && !(await confirm(signOutMessages.en.question))) return false;
  await offerToRemoveWritten();
  return true;
}
