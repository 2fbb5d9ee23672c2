import { signOutMessages } from './sign-out-messages.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { knownAlerts, loadAlerts } from '#device/alert.ts';
import { countDeviceCvs, removeAllDeviceCvs } from '#device/application-cv.ts';
import { hasUnsentApplications } from '#device/application-writes.ts';
import { countCvs, removeAllCvs } from '#device/cv.ts';
import { readContactMessage, removeContactMessage } from '#device/contact-message.ts';
import { hasDrafts } from '#device/drafts/store.ts';
import { readLetters, removeAllLetters } from '#device/letter.ts';
import { inTime } from '#platform/wait.ts';
import { hasUnsavedForm } from '#platform/browser/unsaved-forms.ts';

const ASK_LIMIT_MS = 3 * SECOND_MS;

function withinLimit<T, O>(answer: Promise<T>, otherwise: O): Promise<T | O> {
  return inTime(answer, ASK_LIMIT_MS).catch(() => otherwise);
}

interface PersonalData {
  /** Describes what is stored; null for nothing. */
  read: () => Promise<string | null>;
  /** @returns false when the device refused */
  remove: () => Promise<boolean>;
}

const inWords = (count: number, toWords: (count: number) => string): string | null =>
  count === 0 ? null : toWords(count);

async function readAlertWords(): Promise<string | null> {
  await loadAlerts();
  const targets = [...knownAlerts().values()].flatMap(({ to }) => to ?? []);
  const addresses = new Set(targets.flatMap((to) => (to.channel === 'email' ? to.email : [])));
  return inWords(targets.length, (count) => signOutMessages.alerts(count, [...addresses].join(', ')));
}

/** Data that stays on this device after sign-out and identifies its owner. Add new kinds of such data here. */
const personalData: readonly PersonalData[] = [
  {
    read: async () => inWords((await readLetters()).length, signOutMessages.letters),
    remove: removeAllLetters,
  },
  { read: async () => inWords(await countCvs(), signOutMessages.cvs), remove: removeAllCvs },
  {
    read: async () => inWords(await countDeviceCvs(), signOutMessages.cvFiles),
    remove: removeAllDeviceCvs,
  },
  {
    read: readAlertWords,
    remove: async () => (await import('#features/alerts/send-alerts.ts')).forgetAlerts(),
  },
  {
    read: async () => (readContactMessage(Date.now()) === null ? null : signOutMessages.contactMessage),
    remove: async () => {
      removeContactMessage();
      return true;
    },
  },
];

async function offerRemoval(): Promise<void> {
  const { written, writtenLeft } = signOutMessages;
  const read = await Promise.all(
    personalData.map(async (data) => ({ data, words: await withinLimit(data.read(), null) })),
  );
  const found = read.flatMap(({ data, words }) => (words === null ? [] : { data, words }));
  if (found.length === 0) return;
  const text = written.text(found.map(({ words }) => words).join(', '));
  if (!(await confirm({ ...written, text }))) return;
  const removed = await Promise.all(found.map(({ data }) => data.remove().catch(() => false)));
  if (removed.includes(false)) await showAlert({ kind: 'error', ...writtenLeft });
}

/** Asks about what signing out deletes unsent, then about {@link personalData}. @param owner a user's id */
export async function maySignOut(owner: string): Promise<boolean> {
  const { question, unsent, unreadable } = signOutMessages;
  const losses = [
    { isLosing: hasUnsavedForm() || hasDrafts(owner), words: question },
    { isLosing: hasUnsentApplications(owner), words: unsent },
  ].map(async ({ isLosing, words }) =>
    withinLimit(
      Promise.resolve(isLosing).then((is) => (is ? words : null)),
      unreadable,
    ),
  );
  // Asked once about all that could not be read.
  for (const words of new Set(await Promise.all(losses))) {
    if (words !== null && !(await confirm(words))) return false;
  }
  await offerRemoval();
  return true;
}
