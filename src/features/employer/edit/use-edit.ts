import { useEffect, useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import { useFields, type FieldsOptions } from '#ui/form/use-fields.ts';
import { compare, toEditStart, toOrigin, type EditKind, type Origin, type StoredEdit } from './edit-start.ts';
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
  draft: {
    save: (texts: Texts<N>, origin: Origin<R, N>) => void;
    discard: () => void;
    setAside: () => void;
  };
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

  const begin = (row: R) => {
    const next = toOrigin(kind, row);
    setOrigin(next);
    setTheirs(undefined);
    fields.reset(next.texts);
    options.onBegin?.(row);
  };
  const isReady = async () => fields.checkAll() && (await prepare(fields.read())) && fields.checkAll();
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
    // The other edit made the same change.
    if (compare(kind, texts, row).length === 0 && !hasMore()) return finish(row);
    if (compare(kind, from.texts, row).length > 0 || row.version === from.version) return setTheirs(row);
    // Only other fields changed: an approval raises the version too.
    const next = toOrigin(kind, row);
    setOrigin(next);
    return send(texts, next);
  };
  return {
    ...fields,
    origin,
    conflict: theirs && {
      theirs,
      stored: kind.toTexts(theirs),
      differing: compare(kind, fields.values, theirs),
    },
    save: async () => {
      if (await isReady()) await send(fields.read(), origin);
    },
    /** Saves the user's version over the other one. */
    overwrite: async () => {
      if (!theirs || !(await isReady())) return;
      const next = toOrigin(kind, theirs);
      setOrigin(next);
      setTheirs(undefined);
      draft.save(fields.read(), next);
      await send(fields.read(), next);
    },
    /** Shows the other version; the user's can be restored. */
    reload: () => {
      if (!theirs) return;
      draft.setAside();
      begin(theirs);
    },
    discard: () => {
      discard();
      begin(theirs ?? origin.row);
    },
    begin,
  };
}
