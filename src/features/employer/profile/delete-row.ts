import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { failureText } from '#platform/http/failure-text.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { createIdempotencyKey, type WriteOptions } from '#platform/http/write-headers.ts';
import type { Observable } from '#platform/observable.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import type { DeleteTexts, ProfileTexts } from './messages.ts';
import { findNeighbour, toDeleteFailure, withoutOwnRow, withRowAt } from './list-rules.ts';

export interface DeletableRow {
  _id: string;
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

export interface Deletion<R extends DeletableRow> {
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
export async function deleteRow<R extends DeletableRow>(deletion: Deletion<R>): Promise<void> {
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
