import { ApiError } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import type { JobEditorTexts } from './messages.ts';

/** Why something was not sent, as the form shows it. */
export interface Trouble {
  /** '' where a dialog has said it. */
  title: string;
  /** How to go on: sign in again, send the same again, or change what was refused. */
  way: 'signIn' | 'sendAgain' | 'edit';
  /** False where it is not known whether it arrived. */
  isAnswered: boolean;
}

function toWay(error: unknown): Trouble['way'] {
  if (!(error instanceof ApiError) || error.kind === 'refused') return 'edit';
  if (error.status === 401) return 'signIn';
  // An answer that cannot be read leaves open what the server did, as no answer does.
  return error.isTransient || error.kind === 'broken' ? 'sendAgain' : 'edit';
}

const toTrouble = (error: unknown, title: string): Trouble => ({
  title,
  way: toWay(error),
  isAnswered: error instanceof ApiError && (error.kind === 'http' || error.kind === 'refused'),
});

/** True for an answer that says why not, or could have: also a server that has no time now says so in words of its own. */
function isRefusal(error: unknown): boolean {
  const hasWords = error instanceof ApiError && error.serverMessage !== undefined;
  return hasWords || toWay(error) === 'edit';
}

/** §8 Post job: what the server says, else that it failed. Null where there is no dialog to show. */
export function toPostDialog(error: unknown, texts: JobEditorTexts): { title: string; text: string } | null {
  if (toWay(error) === 'signIn') return null;
  if (!isRefusal(error)) return { title: texts.oops, text: texts.postFailed };
  const reason = error instanceof ApiError ? error.serverMessage : undefined;
  return { title: texts.postError(reason ?? texts.unknownError), text: '' };
}

/** What stays in the post form once the dialog is closed; undefined where the dialog has said everything. */
export function toPostTrouble(error: unknown): Trouble | undefined {
  const trouble = toTrouble(error, '');
  return trouble.way === 'edit' ? undefined : trouble;
}

/** §8 Job update: an answer that refuses, and no answer, each in its words. */
export function toSaveTrouble(error: unknown, texts: JobEditorTexts): Trouble {
  if (toWay(error) === 'signIn') return toTrouble(error, '');
  const reason = failureText(error);
  return toTrouble(error, isRefusal(error) ? texts.updateError(reason) : texts.saveFailed(reason));
}
