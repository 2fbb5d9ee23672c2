import { useState } from 'react';
import * as v from 'valibot';
import { namesOf } from '#contract/rows.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import { type FieldsOptions, useFields } from '#ui/form/use-fields.ts';
import type { SendingFailure } from './edit-form.tsx';

export type Texts<N extends string> = Readonly<Record<N, string>>;

/** Reads the texts of a draft; a missing field gets its initial text. */
export function textsSchema<N extends string>(
  names: readonly N[],
  initial: Texts<N>,
): v.GenericSchema<unknown, Record<N, string>> {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.transform((stored) => {
      const texts: Record<N, string> = { ...initial };
      for (const name of names) texts[name] = stored[name] ?? initial[name];
      return texts;
    }),
  );
}

export const isSameTexts = <N extends string>(one: Texts<N>, other: Texts<N>): boolean =>
  namesOf(one).every((name) => one[name] === other[name]);

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

/** The texts and the version of the row that an edit began with. The row itself may be newer. */
export interface Origin<R, N extends string> {
  row: R;
  texts: Texts<N>;
  version: number | null;
}

interface EditOptions<R extends { version: number | null }, N extends string, U> {
  toTexts: (row: R) => Texts<N>;
  start: { texts: Texts<N>; origin: Origin<R, N> };
  fields: Pick<FieldsOptions<N>, 'check' | 'onLeave'>;
  prepare: (texts: Texts<N>) => Promise<boolean>;
  toUpdate: (texts: Texts<N>, origin: Origin<R, N>) => U;
  submit: Submit<U, UpdateAnswer<R>, SendingFailure>['submit'];
  draft: {
    save: (texts: Texts<N>, origin: Origin<R, N>) => void;
    discard: () => void;
  };
  onBegin?: (row: R) => void;
  onSaved: (stored: R | undefined) => void;
}

/** The edit of a row: texts, origin and conflict. */
export function useEdit<R extends { version: number | null }, N extends string, U>(
  options: EditOptions<R, N, U>,
) {
  const { toTexts, draft, prepare, toUpdate, submit } = options;
  const [origin, setOrigin] = useState(options.start.origin);
  /** The newer row that the server has, until the user chooses a version. */
  const [newer, setNewer] = useState<R>();
  const fields = useFields<N>({
    ...options.fields,
    initial: options.start.texts,
    onEdit: (texts) => draft.save(texts, origin),
  });

  const toOrigin = (row: R): Origin<R, N> => ({ row, texts: toTexts(row), version: row.version });
  const begin = (row: R) => {
    const next = toOrigin(row);
    setOrigin(next);
    setNewer(undefined);
    fields.reset(next.texts);
    options.onBegin?.(row);
  };
  const restart = () => {
    draft.discard();
    begin(newer ?? origin.row);
  };
  const isReady = async () => fields.checkAll() && (await prepare(fields.read())) && fields.checkAll();
  const send = async (from: Origin<R, N>): Promise<void> => {
    const result = await submit(toUpdate(fields.read(), from));
    if (result?.kind !== 'done') return undefined;
    const { kind, row } = result.answer;
    if (kind === 'stored') {
      draft.discard();
      return options.onSaved(row);
    }
    const next = toOrigin(row);
    // Closing a job, for one, raises the version and changes none of the texts.
    const isRaised = isSameTexts(next.texts, from.texts) && next.version !== from.version;
    if (!isRaised) return setNewer(row);
    setOrigin(next);
    return send(next);
  };
  return {
    ...fields,
    origin,
    isOvertaken: newer !== undefined,
    save: async () => {
      if (await isReady()) await send(origin);
    },
    /** Saves the user's version over the newer one. */
    overwrite: async () => {
      if (!newer || !(await isReady())) return;
      const next = toOrigin(newer);
      setOrigin(next);
      setNewer(undefined);
      draft.save(fields.read(), next);
      await send(next);
    },
    /** Discards the draft and shows what the server has. */
    restart,
    begin,
  };
}
