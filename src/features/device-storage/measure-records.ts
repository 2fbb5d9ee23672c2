export interface Measured {
  count: number;
  bytes: number;
  /** Time of the oldest, ms since the epoch; null when unknown. */
  oldest: number | null;
}

export const noRecords: Measured = { count: 0, bytes: 0, oldest: null };

/** An estimate of a stored value's bytes: its JSON and its files. */
export function toBytes(value: unknown): number {
  let held = 0;
  const text = JSON.stringify(value, (_name, part: unknown) => {
    if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) held += part.byteLength;
    else return part;
    return undefined;
  });
  return held + new Blob([text ?? '']).size;
}

function toTime(record: unknown, field: string): number | null {
  const time: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, field) : null;
  return typeof time === 'number' && time > 0 ? time : null;
}

const older = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other < one) ? other : one;

export function addUp(parts: readonly Measured[]): Measured {
  return parts.reduce(
    (sum, { count, bytes, oldest }) => ({
      count: sum.count + count,
      bytes: sum.bytes + bytes,
      oldest: older(sum.oldest, oldest),
    }),
    noRecords,
  );
}

interface Kind {
  at: string;
  /** Which records are counted; the bytes are those of all. */
  isOne?: (record: unknown) => boolean;
}

/** Measures a store's records, of any version. */
export function measureRecords(records: readonly unknown[], { at, isOne = () => true }: Kind): Measured {
  return addUp(
    records.map((record) => ({
      count: isOne(record) ? 1 : 0,
      bytes: toBytes(record),
      oldest: toTime(record, at),
    })),
  );
}
