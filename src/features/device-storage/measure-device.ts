import { values } from 'idb-keyval';
import { SECOND_MS } from '#contract/limits.ts';
import { cacheNames, deviceStorageKeys, stores, type StoreName } from '#contract/device/stores.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { inTime } from '#platform/in-time.ts';
import { openStore } from '#platform/storage/database.ts';
import { copyKeys, readText } from '#platform/storage/storage.ts';
import { addUp, measureRecords, noRecords, type Measured } from './measure-records.ts';

const READ_LIMIT_MS = 5 * SECOND_MS;

const readRecords = (store: StoreName): Promise<unknown[]> => values<unknown>(openStore(store));

const isUnsent = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'isSent' in record && record.isSent === false;

const isJob = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'job';

const isApplication = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'application';

const savedKinds = {
  savedJobs: [{ at: stores.savedJobs, kind: { at: 'savedAt' } }],
  letters: [{ at: stores.letters, kind: { at: 'changedAt' } }],
  cvs: [{ at: stores.ownCvs, kind: { at: 'changedAt' } }],
  downloads: [
    { at: stores.downloadedCvs, kind: { at: 'downloadedAt' } },
    { at: stores.downloads, kind: { at: '', isOne: () => false } },
  ],
  applications: [{ at: stores.applications, kind: { at: 'writtenAt' } }],
  applicationCvs: [{ at: stores.applicationCvs, kind: { at: 'addedAt' } }],
  inbox: [{ at: stores.inbox, kind: { at: 'readAt', isOne: isApplication } }],
  searches: [{ at: stores.offlineSearches, kind: { at: 'copiedAt', isOne: isJob } }],
  reports: [{ at: stores.reports, kind: { at: 'reportedAt' } }],
  figures: [{ at: stores.figures, kind: { at: '', isOne: isUnsent } }],
  alerts: [{ at: stores.alerts, kind: { at: 'createdAt' } }],
  drafts: [{ at: stores.drafts, kind: { at: '' } }],
} as const;
export type SavedKind = keyof typeof savedKinds | 'startPage';

/** The storage keys of the start page. */
function measureStartPage(): Measured {
  const texts = [ownStorageKeys.near, deviceStorageKeys.lastLook].flatMap((key) => readText(key) ?? []);
  return { count: texts.length, bytes: new Blob(texts).size, oldest: null };
}

/** The size of what the user saved. @returns null when the database cannot be read */
export async function measureSaved(name: SavedKind): Promise<Measured | null> {
  if (name === 'startPage') return measureStartPage();
  try {
    const parts = savedKinds[name].map(async ({ at, kind }) => measureRecords(await readRecords(at), kind));
    return addUp(await inTime(Promise.all(parts), READ_LIMIT_MS));
  } catch {
    return null;
  }
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
  const names = await inTime(globalThis.caches?.keys() ?? Promise.resolve([]), READ_LIMIT_MS).catch(() => []);
  const measure = async (wanted: (name: string) => boolean) =>
    addUp(await inTime(Promise.all(names.filter(wanted).map(measureCache)), READ_LIMIT_MS).catch(() => []));
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
