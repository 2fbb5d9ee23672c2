import * as v from 'valibot';

/** Where a draft is kept: on the device, or in the page alone where the device allows no storage. */
export type DraftPlace = 'device' | 'page';

/** What is kept around a form's value: the last thing that was tried to be sent, and its key. */
export const DraftRecord = v.object({
  /** Raised when the record's own shape changes; the value has the form's schema. */
  shape: v.literal(1),
  value: v.unknown(),
  attempt: v.nullable(v.object({ key: v.string(), request: v.string() })),
  /** When it was typed, ms since the epoch; 0 of an older version of the app. */
  at: v.optional(v.number(), 0),
});
export type DraftRecord = v.InferOutput<typeof DraftRecord>;

/** A slot is the key alone, of an older version of the app, or the key, this sign and an id. */
export const SLOT_SIGN = '#';

export const isOfKey = (key: string, slot: string): boolean =>
  slot === key || slot.startsWith(key + SLOT_SIGN);

/** A record as the device gives it back, and where it is. */
export interface StoredRecord {
  slot: string;
  record: unknown;
}

/** A draft of a form that is kept in a slot. */
export interface StoredDraft<T> extends Pick<DraftRecord, 'at' | 'attempt'> {
  slot: string;
  value: T;
}

/** When a record was typed; 0 when it does not say. */
export function typedAt(record: unknown): number {
  const parsed = v.safeParse(DraftRecord, record);
  return parsed.success ? parsed.output.at : 0;
}

/** What is a draft of the form, the latest first. */
export function toDrafts<T>(
  stored: readonly StoredRecord[],
  schema: v.GenericSchema<unknown, T>,
): StoredDraft<T>[] {
  const drafts = stored.flatMap(({ slot, record }) => {
    const parsed = v.safeParse(DraftRecord, record);
    const value = parsed.success ? v.safeParse(schema, parsed.output.value) : undefined;
    if (!parsed.success || !value?.success) return [];
    const { at, attempt } = parsed.output;
    return [{ slot, at, attempt, value: value.output }];
  });
  return drafts.sort((one, other) => other.at - one.at);
}
