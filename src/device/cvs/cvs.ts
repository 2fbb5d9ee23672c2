import { CV_VERSION } from '#contract/device/cv.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import { serverNow } from '#platform/server-time.ts';
import { createDeviceRecords } from '../device-records.ts';
import { isWritten } from '../is-written.ts';
import type { Cv, ShownCv } from './cv.ts';
import { findGivenName, toCopyName } from './cv-name.ts';

/** CVs written on this device, by id; they stay after sign-out. Writes show at once and never reject. */

/** The newest unwritten state by CV; the device's copy is older until it is written. */
const unwritten = new Map<string, Cv>();
const writing = new Map<string, Promise<boolean>>();

const isOwn = (id: string, shown: ShownCv | undefined): boolean =>
  writing.has(id) || (shown !== undefined && shown.place !== 'device');

/** CVs with typed text. */
export const listWritten = (shown: ReadonlyMap<string, ShownCv>): ShownCv[] =>
  [...shown.values()].filter(({ place }) => place !== 'new');

const loadModule = () => import('./cv.ts');
const loadStore = async () => (await loadModule()).cvStore;

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

const records = createDeviceRecords<ShownCv>({
  name: 'CVs',
  async load() {
    const { readInto } = await loadStore();
    return {
      readInto: (view, key) =>
        readInto({ ...view, publish: (read, state) => view.publish(withOthers(read), state) }, key),
    };
  },
  isOwn,
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
export const showNewCv = (cv: Cv): void => records.show(cv.id, { cv, place: 'new' });

/** Stores what another tab has written as a CV of its own. */
async function storeOther(other: Cv): Promise<void> {
  const { cvStore, markSeen } = await loadModule();
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
  const { cvStore, isSeen, markSeen } = await loadModule();
  markSeen(cv);
  const isOther = (stored: Cv | undefined) => stored !== undefined && !isSeen(stored);
  const stored = await cvStore.change(cv.id, (before) => (isOther(before) ? undefined : toRecord(before)));
  if (stored === undefined || isSeen(stored)) return;
  await storeOther(stored);
  await put(cv, toRecord);
}

/** When the photo does not fit, only the texts are written; the device's photo stays. */
async function write(cv: Cv): Promise<boolean> {
  const change = async (toRecord: (stored: Cv | undefined) => Cv) =>
    isWritten('CVs', async () => put(cv, toRecord));
  if (await change(() => cv)) return true;
  if (cv.photo !== null) await change((stored) => ({ ...cv, photo: stored?.photo ?? null }));
  return false;
}

/** Writes until nothing newer was typed; typing never waits for the device. */
async function writeNewest(id: string): Promise<boolean> {
  let isStored = false;
  for (let cv = unwritten.get(id); cv !== undefined; cv = unwritten.get(id)) {
    unwritten.delete(id);
    isStored = await write(cv);
  }
  writing.delete(id);
  const shown = records.known().get(id);
  const place = isStored ? 'device' : 'page';
  // Unchanged records are not published: the whole form would render after every key.
  if (shown && shown.place !== place) records.show(id, { ...shown, place });
  if (isStored) void requestPersistenceOnce('saved');
  return isStored;
}

/** Stores a CV, in the page where the device refuses. @returns whether the device stored it */
export function storeCv(changed: Cv): Promise<boolean> {
  const cv = { ...changed, version: CV_VERSION };
  typedHere.set(cv.changedAt, cv.id);
  records.show(cv.id, { place: 'device', ...records.known().get(cv.id), cv });
  unwritten.set(cv.id, cv);
  const underWay = writing.get(cv.id);
  if (underWay) return underWay;
  const started = writeNewest(cv.id);
  writing.set(cv.id, started);
  return started;
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
  const before = records.known().get(id);
  unwritten.delete(id);
  await writing.get(id);
  records.show(id, undefined);
  const isRemoved = await isWritten('CVs', async () => (await loadStore()).change(id, () => null));
  const isBack = !isRemoved && before?.place !== 'page';
  if (isBack) records.show(id, before);
  return !isBack;
}

/** Removes all CVs, malformed ones too; false when the device refused. */
export async function removeAllCvs(): Promise<boolean> {
  await loadCvs();
  unwritten.clear();
  await Promise.all(writing.values());
  const isCleared = await isWritten('CVs', async () => (await loadStore()).clear());
  if (isCleared) records.publish(new Map());
  return isCleared;
}
