import { useEffect, useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import { useFields, type FieldsOptions } from '#ui/form/use-fields.ts';
import {
  compare,
  isChanged,
  toEditStart,
  toOrigin,
  type EditKind,
  type Origin,
  type StoredEdit,
} from './edit-start.ts';
import type { Failure } from './sending-note.tsx';
import type { Texts } from './texts.ts';

/** `stale` carries the row that another edit stored. */
export type UpdateAnswer<R> = { kind: 'stored'; row: R | undefined } | { kind: 'stale'; row: R };

/** The result of an update. @param read finds the row in the data of a 409 */
export async function toUpdateAnswer<R>(
  sent: Promise<R | undefined>,
  read: (data: unknown) => R | undefined,
): Promise<UpdateAnswer<R>> {
  try {
    return { kind: 'stored', row: await sent };
  } catch (error) {
    const row = error instanceof ApiError && error.status === 409 ? read(error.data) : undefined;
    if (row === undefined) throw error;
    return { kind: 'stale', row };
  }
}

interface EditOptions<R extends { version: number | null }, N extends string, U> {
  kind: EditKind<R, N>;
  row: R;
  start: StoredEdit<N>;
  fields: Pick<FieldsOptions<N>, 'check' | 'onLeave'>;
  hasMore?: () => boolean;
  prepare: (texts: Texts<N>) => Promise<boolean>;
  toUpdate: (texts: Texts<N>, origin: Origin<R, N>) => U;
  submit: Submit<U, UpdateAnswer<R>, Failure>['submit'];
  draft: { save: (texts: Texts<N>, origin: Origin<R, N>) => void; discard: () => void };
  onBegin?: (row: R) => void;
  onSaved: (stored: R | undefined) => void;
}

/** The edit of a row: texts, origin and conflict. */
export function useEdit<R extends { version: number | null }, N extends string, U>(
  options: EditOptions<R, N, U>,
) {
  const { kind, draft, prepare, toUpdate, submit, hasMore = () => false } = options;
  const [start] = useState(() => toEditStart(kind, options.start, options.row));
  const [origin, setOrigin] = useState(start.origin);
  const [theirs, setTheirs] = useState(start.theirs);
  const fields = useFields<N>({
    ...options.fields,
    initial: start.texts,
    onEdit: (texts) => draft.save(texts, origin),
  });
  const { discard } = draft;
  useEffect(() => {
    if (start.isStored) discard();
  }, [start, discard]);

  const continueFrom = (next: Origin<R, N>, texts: Texts<N>) => {
    setOrigin(next);
    setTheirs(undefined);
    fields.reset(texts);
  };
  const begin = (row: R) => {
    const next = toOrigin(kind, row);
    continueFrom(next, next.texts);
    discard();
    options.onBegin?.(row);
  };
  const finish = (stored: R | undefined) => {
    discard();
    options.onSaved(stored);
  };
  const send = async (texts: Texts<N>, from: Origin<R, N>): Promise<void> => {
    const result = await submit(toUpdate(texts, from));
    if (result?.kind !== 'done') return undefined;
    const { answer } = result;
    if (answer.kind === 'stored') return finish(answer.row);
    const { row } = answer;
    const { differing } = compare(kind, { base: from.texts, mine: texts }, row);
    // Both made the same change.
    if (differing.length === 0 && !hasMore()) return finish(row);
    if (isChanged(kind, from.texts, row) || row.version === from.version) return setTheirs(row);
    // Only something else changed: approvals raise the version too.
    const next = toOrigin(kind, row);
    setOrigin(next);
    return send(texts, next);
  };
  const merge = theirs && compare(kind, { base: origin.texts, mine: fields.values }, theirs);

  return {
    ...fields,
    origin,
    conflict: theirs && merge && { theirs, stored: kind.toTexts(theirs), merge },
    save: async () => {
      if (!fields.checkAll() || !(await prepare(fields.read()))) return;
      if (fields.checkAll()) await send(fields.read(), origin);
    },
    keepMine: async () => {
      if (!theirs || !(await prepare(fields.read()))) return;
      const next = toOrigin(kind, theirs);
      const { merged } = compare(kind, { base: origin.texts, mine: fields.read() }, theirs);
      continueFrom(next, merged);
      draft.save(merged, next);
      await send(merged, next);
    },
    takeTheirs: () => theirs && begin(theirs),
    discard: () => begin(theirs ?? origin.row),
    begin,
  };
}
