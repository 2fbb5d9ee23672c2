import * as v from 'valibot';
import { CV_VERSION, cvDesigns, CvFields, cvLanguages } from '#contract/device/cv.ts';
import { stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { formatNumber } from '#contract/format.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { locale } from '#platform/i18n/locale.ts';
import { serverNow } from '#platform/server-time.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { createRecordStore } from './record-store.ts';
import { createWrittenRecords, isWritten, type RecordPlace } from './record-writes.ts';

/** A CV that was written on this device. It is never sent. */
export const Cv = v.object({
  /** A record of a newer version is shown, but never overwritten. */
  version: v.pipe(v.number(), v.integer(), v.minValue(CV_VERSION)),
  id: Id,
  /** Only the writer sees it. */
  name: v.fallback(v.string(), ''),
  language: v.fallback(v.picklist(cvLanguages), 'en'),
  design: v.fallback(v.picklist(cvDesigns), 'classic'),
  fields: CvFields,
  photo: v.fallback(v.nullable(StoredFile), null),
  changedAt: v.fallback(v.number(), 0),
});
export type Cv = v.InferOutput<typeof Cv>;

export interface ShownCv {
  cv: Cv;
  place: RecordPlace;
  /** The CV that holds what another tab had stored when this page stored its own text. */
  otherId?: string;
}

const seen = new Set<string>();
const toVersion = ({ id, changedAt }: Cv): string => `${id} ${changedAt}`;

/** Notes a version that this page has read or is writing; what is typed afterwards may replace it. */
const markSeen = (cv: Cv): void => void seen.add(toVersion(cv));
const isSeen = (cv: Cv): boolean => seen.has(toVersion(cv));

const cvStore = createRecordStore<Cv, ShownCv>({
  at: stores.ownCvs,
  schema: Cv,
  version: CV_VERSION,
  toAsideKey: (id) => `unreadable:${String(id)}:${Date.now()}`,
  toShown(id, cv) {
    if (cv.id !== id) return undefined;
    markSeen(cv);
    return { cv, place: 'device' };
  },
});

/** The CV's own name, or the person's. */
export const findGivenName = ({ name, fields: { fullName } }: Cv): string =>
  [name, fullName].find((text) => text.trim() !== '') ?? '';

/** "Sales CV (2)", or the next number that is free. */
export function toCopyName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \([\d০-৯]+\)$/, '');
  const toName = (number: number) => `${base} (${formatNumber(number, locale)})`;
  let number = 2;
  while (taken.includes(toName(number))) number += 1;
  return toName(number);
}

/** "Md. Rafiqul Islam CV", without what file systems refuse. */
export function toCvFileName(fullName: string): string {
  const name = fullName
    .replaceAll(/[\\/:*?"<>|]|\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return name === '' ? 'CV' : `${name} CV`;
}

/** The newest unwritten state by CV. */
const unwritten = new Map<string, Cv>();
const writing = new Map<string, Promise<void>>();

/** CVs with typed text. */
export const listWritten = (shown: ReadonlyMap<string, ShownCv>): ShownCv[] =>
  [...shown.values()].filter(({ place }) => place !== 'new');

/** What was typed in this page, by its time: another tab stores it as a CV of its own where it stores over it. */
const typedHere = new Map<number, string>();
/** The CV that holds what was typed in one of two tabs, by the CV that both had open. */
const others = new Map<string, string>();

/** Marks the CVs of which another tab has set this page's text aside. */
function withOthers(read: ReadonlyMap<string, ShownCv>): ReadonlyMap<string, ShownCv> {
  for (const [id, { cv }] of read) {
    const from = typedHere.get(cv.changedAt);
    if (from !== undefined && from !== id) others.set(from, id);
  }
  return new Map(
    [...read].map(([id, shown]) => {
      const otherId = others.get(id);
      return [id, otherId === undefined ? shown : { ...shown, otherId }];
    }),
  );
}

/** CVs written on this device, by id; they stay after sign-out. */
const records = createWrittenRecords<ShownCv>({
  name: 'CVs',
  load: async () => ({
    readInto: (view, key) =>
      cvStore.readInto({ ...view, publish: (read, state) => view.publish(withOthers(read), state) }, key),
  }),
  withPlace: (shown, place) => ({ ...shown, place }),
});
export const { known, useRecords: useCvs, useReadState: useCvsState, load: loadCvs } = records;

/** The CV that was changed last. */
export function useNewestCv(): Cv | undefined {
  return listWritten(useCvs())
    .map(({ cv }) => cv)
    .toSorted((one, other) => other.changedAt - one.changedAt)[0];
}

/** Counts the CVs on this device and in this page. */
export async function countCvs(): Promise<number> {
  await loadCvs();
  return listWritten(records.known()).length;
}

/** Opens a CV that is stored with the first change. */
export const showNewCv = (cv: Cv): void => records.showNew(cv.id, { cv, place: 'new' });

/** Stores what another tab has written as a CV of its own. */
async function storeOther(other: Cv): Promise<void> {
  const given = findGivenName(other);
  const taken = [...records.known().values()].map(({ cv }) => findGivenName(cv));
  const name = given === '' ? '' : toCopyName(given, taken);
  const copy = { ...other, id: createIdempotencyKey(), name };
  await cvStore.change(copy.id, () => copy);
  [other, copy].forEach(markSeen);
  others.set(other.id, copy.id);
  records.publish(withOthers(new Map(records.known()).set(copy.id, { cv: copy, place: 'device' })));
}

/** Replaces only versions that this page has seen. */
async function put(cv: Cv, toRecord: (stored: Cv | undefined) => Cv): Promise<void> {
  markSeen(cv);
  const isOther = (stored: Cv | undefined) => stored !== undefined && !isSeen(stored);
  const stored = await cvStore.change(cv.id, (before) => (isOther(before) ? undefined : toRecord(before)));
  if (stored === undefined || isSeen(stored)) return;
  await storeOther(stored);
  await put(cv, toRecord);
}

/** When the photo does not fit, only the texts are written; the device's photo stays. */
async function write(cv: Cv): Promise<void> {
  try {
    await put(cv, () => cv);
  } catch (error) {
    if (cv.photo !== null) await put(cv, (stored) => ({ ...cv, photo: stored?.photo ?? null }));
    throw error;
  }
}

/** Writes until nothing newer was typed; typing never waits for the device. @throws when the newest was refused */
async function writeNewest(id: string): Promise<void> {
  let isStored = false;
  for (let cv = unwritten.get(id); cv !== undefined; cv = unwritten.get(id)) {
    const newest = cv;
    unwritten.delete(id);
    isStored = await isWritten('CVs', () => write(newest));
  }
  writing.delete(id);
  if (!isStored) throw new Error('the newest text was refused');
}

/** Stores a CV, in the page where the device refuses. @returns whether the device stored it */
export async function storeCv(changed: Cv): Promise<boolean> {
  const cv = { ...changed, version: CV_VERSION };
  const { id } = cv;
  typedHere.set(cv.changedAt, id);
  unwritten.set(id, cv);
  const isStored = await records.store(id, { place: 'device', ...records.known().get(id), cv }, () => {
    const underWay = writing.get(id) ?? writeNewest(id);
    writing.set(id, underWay);
    return underWay;
  });
  if (isStored) void requestPersistenceOnce('saved');
  return isStored;
}

/** Changes the newest state of a CV, which may be newer than what was rendered. */
export function changeCv(id: string, changes: Partial<Cv>): void {
  const cv = records.known().get(id)?.cv;
  if (cv) void storeCv({ ...cv, ...changes, changedAt: Math.max(serverNow(), cv.changedAt + 1) });
}

/** Tries again to store what the device refused. */
export async function storeRefused(): Promise<void> {
  const refused = [...records.known().values()].filter(({ place }) => place === 'page');
  await Promise.all(refused.map(({ cv }) => storeCv(cv)));
}

/** Removes a CV; false when the device refused. */
export async function removeCv(id: string): Promise<boolean> {
  unwritten.delete(id);
  await writing.get(id)?.catch(() => undefined);
  return records.remove(id, () => cvStore.change(id, () => null));
}

/** Removes all CVs, malformed ones too; false when the device refused. */
export async function removeAllCvs(): Promise<boolean> {
  await loadCvs();
  unwritten.clear();
  await Promise.allSettled(writing.values());
  return records.clear(cvStore.clear);
}
