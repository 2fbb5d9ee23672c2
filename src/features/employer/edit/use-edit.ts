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

/** How an update ended: `stale` carries the row as another has stored it in the meantime. */
export type UpdateAnswer<R> = { kind: 'stored'; row: R | undefined } | { kind: 'stale'; row: R };

/** @param read finds the row in the data of the refusal that says it was changed */
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
  /** True when more than texts is changed by now. */
  hasMore?: () => boolean;
  /** Called before sending: waits for what is not ready, resolves to whether to go on. */
  prepare: (texts: Texts<N>) => Promise<boolean>;
  toUpdate: (texts: Texts<N>, origin: Origin<R, N>) => U;
  submit: Submit<U, UpdateAnswer<R>, Failure>['submit'];
  draft: { save: (texts: Texts<N>, origin: Origin<R, N>) => void; discard: () => void };
  /** The form shows a stored row, and nothing that was typed. */
  onBegin?: (row: R) => void;
  onSaved: (stored: R | undefined) => void;
}

/** The edit of a row: what is typed, what it started from, and what another has stored in the meantime. */
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
    // Where both have made the same change, it is stored already.
    if (differing.length === 0 && !hasMore()) return finish(row);
    if (isChanged(kind, from.texts, row) || row.version === from.version) return setTheirs(row);
    // Nothing that the form shows has changed: an approval counts as a version, too.
    const next = toOrigin(kind, row);
    setOrigin(next);
    return send(texts, next);
  };
  const merge = theirs && compare(kind, { base: origin.texts, mine: fields.values }, theirs);

  return {
    ...fields,
    origin,
    /** Both versions, while the user has to choose. */
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
