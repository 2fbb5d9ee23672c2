import { ApiError } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import type { SendingFailure } from '../edit/edit-form.tsx';
import type { JobEditorTexts } from './messages.ts';

function toWay(error: unknown): SendingFailure['way'] {
  if (!(error instanceof ApiError) || error.kind === 'refused') return 'edit';
  if (error.status === 401) return 'signIn';
  // After a malformed or missing answer it is unknown whether the job was stored.
  return error.isTransient || error.kind === 'broken' ? 'sendAgain' : 'edit';
}

function toFailure(error: unknown, title: string, texts: JobEditorTexts): SendingFailure {
  const way = toWay(error);
  if (way === 'signIn') return { way, title: texts.authTitle, text: texts.sessionEnded };
  if (way === 'edit') return { way, title };
  const isAnswered = error instanceof ApiError && error.kind === 'http';
  return { way, title, text: isAnswered ? texts.notNow : texts.noAnswer };
}

function isRefusal(error: unknown): boolean {
  const hasWords = error instanceof ApiError && error.serverMessage !== undefined;
  return hasWords || toWay(error) === 'edit';
}

interface PostFailure {
  dialog?: { title: string; text: string };
  note?: SendingFailure;
}

/** §8 Post job: the server's message, else that it failed. */
export function toPostFailure(error: unknown, texts: JobEditorTexts): PostFailure {
  const note = toFailure(error, '', texts);
  if (note.way === 'signIn') return { note };
  if (!isRefusal(error)) return { dialog: { title: texts.oops, text: texts.postFailed }, note };
  const reason = error instanceof ApiError ? error.serverMessage : undefined;
  const dialog = { title: texts.postError(reason ?? texts.unknownError), text: '' };
  return note.way === 'edit' ? { dialog } : { dialog, note };
}

/** §8 Job update: the texts for a refusal and for a missing answer. */
export function toSaveFailure(error: unknown, texts: JobEditorTexts): SendingFailure {
  const reason = failureText(error);
  return toFailure(error, isRefusal(error) ? texts.updateError(reason) : texts.saveFailed(reason), texts);
}
