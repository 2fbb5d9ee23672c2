import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import {
  adminKeys,
  sendVerdict,
  readFresh,
  undoDecision,
  type AdminRow,
  type AdminRows,
  type Verdict,
} from '#api/admin.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline } from '#platform/http/online.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { adminMessages as texts } from '../messages.ts';
import { afterConflict, afterDecision, rowKeyOf, toLabel, toState, type ListName } from './row-lists.ts';

export interface ModerationNotice {
  tone: 'notice' | 'error';
  text: string;
}

/** A decision that can be undone. */
interface Done {
  decision: number;
  label: string;
}

export type Settled = 'decided' | 'conflict' | 'failed' | 'busy';

/** The list's name: the query key after the prefix that all lists share. */
const nameOf = (key: QueryKey, all: QueryKey): ListName => key.slice(all.length);

function useLists(moderatorId: string) {
  const queryClient = useQueryClient();
  const all = adminKeys.rows(moderatorId);
  const change = (toList: (list: AdminRows, name: ListName) => AdminRows) => {
    for (const [key, list] of queryClient.getQueriesData<AdminRows>({ queryKey: all })) {
      if (list) queryClient.setQueryData<AdminRows>(key, toList(list, nameOf(key, all)));
    }
  };
  return {
    change,
    /** Invalidates the other lists: they are refetched when they are next shown. */
    expire: () => queryClient.invalidateQueries({ queryKey: all, refetchType: 'none' }),
    refresh: () => queryClient.invalidateQueries({ queryKey: all }),
  };
}

const toFailure = (error: unknown) => ({ text: failureText(error), fresh: readFresh(error) });

/** The message about a decision. */
function describe(row: AdminRow, { verdict }: Verdict): string {
  const { done } = texts;
  if (verdict === 'approve') return done.approved(toLabel(row));
  return row.approval === 'approved' ? done.contactRejected(toLabel(row)) : done.rejected(toLabel(row));
}

/** Decides on rows, one at a time, and undoes decisions. */
export function useModeration(moderatorId: string, announce: (text: string, undo?: () => void) => void) {
  const lists = useLists(moderatorId);
  const [busy, setBusy] = useState<string | null>(null);
  const [notices, setNotices] = useState<Readonly<Record<string, ModerationNotice | undefined>>>({});
  const deciding = useSubmit({
    key: ['admin', 'decide'],
    send: ({ row, verdict }: { row: AdminRow; verdict: Verdict }) => sendVerdict(moderatorId, row, verdict),
    toFailure,
  });
  const undoing = useSubmit({
    key: ['admin', 'undo'],
    send: (decision: number) => undoDecision(moderatorId, decision),
    toFailure,
  });
  const note = (row: AdminRow, notice?: ModerationNotice) =>
    setNotices((all) => ({ ...all, [rowKeyOf(row)]: notice }));

  const undo = async ({ decision, label }: Done): Promise<void> => {
    const result = await undoing.submit(decision);
    if (result === undefined) return;
    if (result.kind === 'failed') {
      announce(texts.notSaved(result.failure.text));
      return;
    }
    note(result.answer);
    await lists.refresh();
    announce(texts.done.undone(label));
  };

  /** @param onDecided called before the row leaves its list, so that the focus is not lost with it */
  const settle = async (row: AdminRow, verdict: Verdict, onDecided?: () => void): Promise<Settled> => {
    if (!isOnline()) {
      note(row, { tone: 'error', text: texts.offline });
      return 'failed';
    }
    setBusy(rowKeyOf(row));
    const result = await deciding.submit({ row, verdict });
    if (result === undefined) return 'busy';
    setBusy(null);
    if (result.kind === 'failed') {
      const { fresh, text } = result.failure;
      if (fresh === undefined) {
        note(row, { tone: 'error', text: texts.notSaved(text) });
        return 'failed';
      }
      lists.change((list) => afterConflict(list, fresh));
      note(row, { tone: 'notice', text: texts.conflict(toState(fresh)) });
      return 'conflict';
    }
    const { row: decided, decision } = result.answer;
    onDecided?.();
    note(row);
    lists.change((list, name) => afterDecision(list, name, decided));
    void lists.expire();
    announce(
      describe(decided, verdict),
      decision === undefined ? undefined : () => void undo({ decision, label: toLabel(decided) }),
    );
    return 'decided';
  };

  return {
    moderatorId,
    busy,
    notices,
    settle,
    refresh: lists.refresh,
    note,
    announce,
  };
}
export type Moderation = ReturnType<typeof useModeration>;
