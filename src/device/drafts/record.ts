import * as v from 'valibot';

/** `page`: the device refused, so it lives as long as the page. */
export type DraftPlace = 'device' | 'page';

export const DraftRecord = v.object({
  shape: v.literal(1),
  value: v.unknown(),
  attempt: v.nullable(v.object({ key: v.string(), request: v.string() })),
  /** When it was typed, ms since the epoch; 0 in older versions. */
  at: v.optional(v.number(), 0),
});
export type DraftRecord = v.InferOutput<typeof DraftRecord>;

/** A slot is the key alone (older versions), or key, sign and id. */
export const SLOT_SIGN = '#';

export const isOfKey = (key: string, slot: string): boolean =>
  slot === key || slot.startsWith(key + SLOT_SIGN);

export interface StoredRecord {
  slot: string;
  record: unknown;
}

export interface StoredDraft<T> extends Pick<DraftRecord, 'at' | 'attempt'> {
  slot: string;
  value: T;
}

/** When a record was typed; 0 when unknown. */
export function typedAt(record: unknown): number {
  const parsed = v.safeParse(DraftRecord, record);
  return parsed.success ? parsed.output.at : 0;
}

/** The valid drafts, latest first. */
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
