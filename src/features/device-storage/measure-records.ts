/** How much is kept of one kind. */
export interface Measured {
  count: number;
  bytes: number;
  /** When the oldest of it was kept, ms since the epoch; null where that is not known. */
  oldest: number | null;
}

export const nothing: Measured = { count: 0, bytes: 0, oldest: null };

/**
 * About the bytes of a stored value: its JSON, and what files in it hold. Browsers store it in forms of their own,
 * so it is a good estimate and no more.
 */
export function toBytes(value: unknown): number {
  let held = 0;
  const text = JSON.stringify(value, (_name, part: unknown) => {
    if (part instanceof Blob) held += part.size;
    else if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) held += part.byteLength;
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
    nothing,
  );
}

interface Kind {
  /** The field of a record that says when it was kept, ms since the epoch. */
  at: string;
  /** Which records are counted; all of them unless told. Their bytes count in any case. */
  isOne?: (record: unknown) => boolean;
}

/** The records of a store, whatever versions of the app wrote them. */
export function measureRecords(records: readonly unknown[], { at, isOne = () => true }: Kind): Measured {
  return addUp(
    records.map((record) => ({
      count: isOne(record) ? 1 : 0,
      bytes: toBytes(record),
      oldest: toTime(record, at),
    })),
  );
}
