import * as v from 'valibot';

/** `page`: the device refused, so it lives as long as the page. */
export type DraftPlace = 'device' | 'page';

const Attempt = v.nullable(v.object({ key: v.string(), request: v.string() }));
const unknownTime = 0;

/** One form's draft. */
export const DraftRecord = v.object({
  shape: v.literal(1),
  /** Absent when only the earlier text is left. */
  value: v.optional(v.unknown()),
  attempt: Attempt,
  /** When it was typed, ms since the epoch; identifies a version. 0 in older records. */
  at: v.optional(v.number(), unknownTime),
  /** The text that another took the place of. */
  earlier: v.optional(v.object({ value: v.unknown(), attempt: Attempt })),
});
export type DraftRecord = v.InferOutput<typeof DraftRecord>;

/** Between a form's key and an id: builds before November 2026 stored one draft a tab, each in a slot of its own. */
const SLOT_SIGN = '#';

/** Between these are the slots of a form: its key, and those of older builds. */
export const toSlotBounds = (key: string): [first: string, last: string] => [key, `${key}${SLOT_SIGN}\uffff`];

export const isOfKey = (key: string, slot: string): boolean =>
  slot === key || slot.startsWith(key + SLOT_SIGN);

export interface StoredRecord {
  slot: string;
  record: unknown;
}

/** When a record was typed; 0 when unknown. */
export function typedAt(record: unknown): number {
  const { success, output } = v.safeParse(DraftRecord, record);
  return success ? output.at : 0;
}

export interface Typed<T> {
  value: T;
  /** The last request that was sent, and its idempotency key. */
  attempt: DraftRecord['attempt'];
}

export interface StoredText<T> extends Typed<T> {
  slot: string;
  at: number;
  isEarlier: boolean;
}

/** The valid texts of records, the last typed first. */
export function toTexts<T>(
  stored: readonly StoredRecord[],
  schema: v.GenericSchema<unknown, T>,
): StoredText<T>[] {
  const records = stored.flatMap(({ slot, record }) => {
    const { success, output } = v.safeParse(DraftRecord, record);
    return success ? [{ slot, ...output }] : [];
  });
  return records
    .sort((one, other) => other.at - one.at)
    .flatMap(({ slot, at, value, attempt, earlier }) =>
      [{ value, attempt }, earlier].flatMap((text, index) => {
        const { success, output } = v.safeParse(schema, text?.value);
        if (!text || !success) return [];
        return [{ slot, at, value: output, attempt: text.attempt, isEarlier: index === 1 }];
      }),
    );
}
