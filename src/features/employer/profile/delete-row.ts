import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { preloadDialogs, showAlert } from '#platform/dialogs/dialogs.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline } from '#platform/http/online.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { createIdempotencyKey, type WriteOptions } from '#platform/http/call-api.ts';
import type { Observable } from '#platform/observable.ts';
import { readSession } from '#platform/session/session.ts';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { type DeleteTexts, profileMessages, type ProfileTexts } from './messages.ts';

export interface DeletableRow {
  _id: string;
}

/** The list without a row. */
export function withoutOwnRow<R extends DeletableRow>(rows: readonly R[], id: string): R[] {
  return rows.filter((row) => row._id !== id);
}

/** The list with a row restored at its index, or at the end. */
export function withRowAt<R extends DeletableRow>(rows: readonly R[], row: R, index: number): R[] {
  const isThere = rows.some(({ _id }) => _id === row._id);
  return isThere ? [...rows] : rows.toSpliced(Math.max(0, index), 0, row);
}

/** The row that takes the focus after a removal: the next, else the previous. */
export function findNeighbour(rows: readonly DeletableRow[], id: string): string | undefined {
  const index = rows.findIndex((row) => row._id === id);
  return (rows[index + 1] ?? rows[index - 1])?._id;
}

/** True without a readable answer. */
export function isNetworkFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.kind !== 'http' && error.kind !== 'refused');
}

/** True for an invalid token. */
function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** §8's texts of a failed delete: an alert, and a line for network errors and invalid sessions. */
export function toDeleteFailure(
  error: unknown,
  texts: DeleteTexts,
): { line: string | null; title: string; text: string } {
  if (isNetworkFailure(error)) {
    return { line: texts.failed(failureText(error)), title: texts.refusedTitle, text: texts.failedAlert };
  }
  const line = isSessionOver(error) ? texts.missingToken : null;
  return { line, title: texts.refusedTitle, text: texts.refused(failureText(error)) };
}

export interface DeleteCalls<R extends DeletableRow> {
  leaving: Observable<ReadonlySet<string>>;
  keyOf: (userId: string) => QueryKey;
  nameOf: (row: R) => string;
  remove: (id: string, options: WriteOptions) => Promise<void>;
  restore: (id: string, options: WriteOptions) => Promise<unknown>;
  refresh: (client: QueryClient, userId: string) => Promise<void>;
  elementOf: (id: string) => string;
  /** Takes the focus when no row is left. */
  lastElement: string;
}

interface Deletion<R extends DeletableRow> {
  row: R;
  rows: readonly R[];
  calls: DeleteCalls<R>;
  client: QueryClient;
  userId: string;
  texts: DeleteTexts;
  words: ProfileTexts;
  announce: (text: string) => void;
  showLine: (text: string | null) => void;
}

const unanswered = new Map<string, string>();

function focusElement(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** Renders synchronously (`flushSync`), as the focus is moved to a rendered row afterwards. */
function changeLeaving<R extends DeletableRow>(
  { calls: { leaving } }: Deletion<R>,
  change: (ids: Set<string>) => void,
) {
  const ids = new Set(leaving.get());
  change(ids);
  flushSync(() => leaving.set(ids));
}

function hide<R extends DeletableRow>(deletion: Deletion<R>): void {
  const { calls, row, rows } = deletion;
  const neighbour = findNeighbour(rows, row._id);
  changeLeaving(deletion, (ids) => ids.add(row._id));
  focusElement(neighbour === undefined ? calls.lastElement : calls.elementOf(neighbour));
  deletion.announce(deletion.words.removed(calls.nameOf(row)));
}

function show<R extends DeletableRow>(deletion: Deletion<R>): void {
  const { calls, client, userId, row, rows } = deletion;
  const index = rows.indexOf(row);
  client.setQueryData<R[]>(calls.keyOf(userId), (known) => known && withRowAt(known, row, index));
  changeLeaving(deletion, (ids) => ids.delete(row._id));
  focusElement(calls.elementOf(row._id));
}

async function send<R extends DeletableRow>({ row, calls, userId }: Deletion<R>): Promise<void> {
  const idempotencyKey = unanswered.get(row._id) ?? createIdempotencyKey();
  unanswered.set(row._id, idempotencyKey);
  await calls.remove(row._id, { as: userId, idempotencyKey });
  unanswered.delete(row._id);
}

function forget<R extends DeletableRow>(deletion: Deletion<R>): void {
  const { calls, client, userId, row } = deletion;
  client.setQueryData<R[]>(calls.keyOf(userId), (known) => known && withoutOwnRow(known, row._id));
  changeLeaving(deletion, (ids) => ids.delete(row._id));
}

function showDeleted({ texts, words }: Pick<Deletion<DeletableRow>, 'texts' | 'words'>) {
  const { deleted, deletedText, deletedBesides } = texts;
  if (!hasServerExtensions()) return showAlert({ kind: 'success', title: deleted, text: deletedText });
  const text = deletedText + deletedBesides;
  return showAlert({ kind: 'success', title: deleted, text, action: { label: words.undo, isMain: true } });
}

/** @returns whether the row was restored */
async function offerUndo<R extends DeletableRow>(deletion: Deletion<R>): Promise<boolean> {
  const { row, calls, userId, texts, words, announce } = deletion;
  const options = { as: userId, idempotencyKey: createIdempotencyKey() };
  let answer = await showDeleted(deletion);
  while (answer === 'action') {
    show(deletion);
    try {
      await calls.restore(row._id, options);
      announce(words.restored(calls.nameOf(row)));
      return true;
    } catch (error) {
      hide(deletion);
      const text = texts.undoFailed(failureText(error));
      answer = await showAlert({
        kind: 'error',
        title: texts.refusedTitle,
        text,
        action: { label: words.tryAgain },
      });
    }
  }
  return false;
}

/** Deletes a row without confirmation (§2). It reappears when the server refuses or after "Undo". */
async function deleteRow<R extends DeletableRow>(deletion: Deletion<R>): Promise<void> {
  const { calls, client, userId, texts } = deletion;
  deletion.showLine(null);
  hide(deletion);
  try {
    await send(deletion);
    if (!(await offerUndo(deletion))) forget(deletion);
  } catch (error) {
    const { line, title, text } = toDeleteFailure(error, texts);
    show(deletion);
    deletion.showLine(line);
    await showAlert({ kind: 'error', title, text });
  }
  await calls.refresh(client, userId);
}

interface Deletes<R> {
  rows: readonly R[];
  line: string | null;
  announcement: string;
  remove: (row: R) => void;
}

/** Deletes rows of a list, with "Undo". */
export function useDeletes<R extends DeletableRow>(
  list: readonly R[],
  calls: DeleteCalls<R>,
  texts: DeleteTexts,
): Deletes<R> {
  const client = useQueryClient();
  const words = profileMessages;
  const leaving = useSyncExternalStore(calls.leaving.subscribe, calls.leaving.get);
  const [line, showLine] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  useEffect(() => afterPaint(() => void preloadDialogs()), []);
  // Blocks automatic reloads, which would lose "Undo".
  useUnsavedForm({ isUnsaved: leaving.size > 0 });
  const rows = list.filter((row) => !leaving.has(row._id));

  const remove = (row: R) => {
    const session = readSession();
    if (session === null) return showLine(texts.missingToken);
    if (!isOnline()) {
      const { title, text } = words.offline;
      return void showAlert({ kind: 'error', title, text: text(calls.nameOf(row)) });
    }
    const userId = session.user._id;
    void deleteRow({ row, rows, calls, client, userId, texts, words, announce, showLine });
  };

  return { rows, line, announcement, remove };
}
