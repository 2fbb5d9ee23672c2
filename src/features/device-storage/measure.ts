import { cacheNames } from '#contract/device/stores.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { inTime } from '#platform/wait.ts';
import { copyKeys, readText } from '#platform/storage/storage.ts';

/** A database that another tab blocks never answers. */
const READ_LIMIT_MS = 5 * SECOND_MS;

/** Rejects where the device does not answer. */
export const inReadTime = <T>(answer: Promise<T>): Promise<T> => inTime(answer, READ_LIMIT_MS);

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

async function measureResponse(response: Response): Promise<Measured> {
  const at = Date.parse(response.headers.get('date') ?? '');
  const { size } = await response.blob();
  return { count: 1, bytes: size, oldest: Number.isNaN(at) ? null : at };
}

async function measureCache(name: string): Promise<Measured> {
  const cache = await caches.open(name);
  const stored = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return addUp(
    await Promise.all(stored.map((response) => (response ? measureResponse(response) : noRecords))),
  );
}

/** Caches by kind; all others are the app itself. */
const copyCaches = {
  reads: [cacheNames.publicLists, cacheNames.publicDetails],
  pictures: [cacheNames.images],
} as const;
type CopyKind = keyof typeof copyCaches;

/** Caches that can be cleared without losing data. */
export const clearableCaches: readonly string[] = Object.values(copyCaches).flat();

function measureStoredTexts(): Measured {
  const texts = copyKeys().map((key) => readText(key) ?? '');
  return { ...noRecords, bytes: new Blob(texts).size };
}

export type Copies = Readonly<Record<CopyKind | 'app', Measured>>;

/** The size of the caches. */
export async function measureCopies(): Promise<Copies> {
  const names = await inReadTime(globalThis.caches?.keys() ?? Promise.resolve([])).catch(() => []);
  const measure = async (wanted: (name: string) => boolean) =>
    addUp(await inReadTime(Promise.all(names.filter(wanted).map(measureCache))).catch(() => []));
  const of = (kind: CopyKind) => {
    const own: readonly string[] = copyCaches[kind];
    return measure((name) => own.includes(name));
  };
  const [reads, pictures, app] = await Promise.all([
    of('reads'),
    of('pictures'),
    measure((name) => !clearableCaches.includes(name)),
  ]);
  return { reads: addUp([reads, measureStoredTexts()]), pictures, app };
}
