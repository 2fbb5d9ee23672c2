import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { preloadDialogs, showAlert } from '#platform/dialogs/dialogs.ts';
import { isOnline } from '#platform/http/online.ts';
import { readSession } from '#platform/session/session.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { deleteRow, type DeleteCalls, type DeletableRow } from './delete-row.ts';
import { type DeleteTexts, profileMessages } from './messages.ts';

export interface Deletes<R> {
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
