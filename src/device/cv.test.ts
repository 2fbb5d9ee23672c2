import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CV_VERSION, emptyCvFields } from '#contract/device/cv.ts';
import { createReader, type RecordStore } from './record-store.ts';
import type { Cv, ShownCv } from './cv.ts';

const cv: Cv = {
  version: CV_VERSION,
  id: 'cv-1',
  name: '',
  language: 'en',
  design: 'classic',
  fields: { ...emptyCvFields, fullName: 'Rina Das' },
  photo: null,
  changedAt: 1,
};

const store = {
  change: vi.fn<RecordStore<Cv>['change']>(),
  clear: vi.fn<RecordStore<Cv>['clear']>(),
  read: vi.fn<RecordStore<Cv>['read']>(),
  readAll: vi.fn<RecordStore<Cv>['readAll']>(),
  follow: vi.fn<RecordStore<Cv>['follow']>(),
  countWrites: () => 0,
};
const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

async function open() {
  vi.resetModules();
  vi.doMock('./record-store.ts', () => ({
    createRecordStore: ({ toShown }: { toShown: (id: string, stored: Cv) => ShownCv | undefined }) => ({
      ...store,
      readInto: createReader(store, toShown),
    }),
  }));
  return import('./cv.ts');
}

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  store.change.mockReset().mockResolvedValue(undefined);
  store.clear.mockReset().mockResolvedValue(undefined);
  store.readAll.mockReset().mockResolvedValue(new Map());
  return () => {
    vi.unstubAllGlobals();
    vi.doUnmock('./record-store.ts');
    vi.resetModules();
  };
});

test('all CVs are removed, those of the page alone too; not where the device refuses', async () => {
  store.readAll.mockResolvedValue(new Map([['cv-2', { ...cv, id: 'cv-2' }]]));
  const { countCvs, removeAllCvs, storeCv } = await open();
  expect(await countCvs()).toBe(1);
  store.change.mockImplementation(refuse);
  expect(await storeCv(cv)).toBe(false);
  expect(await countCvs()).toBe(2);
  store.clear.mockImplementation(refuse);
  expect([await removeAllCvs(), await countCvs()]).toEqual([false, 2]);
  store.clear.mockResolvedValue(undefined);
  expect([await removeAllCvs(), await countCvs()]).toEqual([true, 0]);
});

test('a new CV is stored with its first change', async () => {
  const { changeCv, countCvs, loadCvs, showNewCv } = await open();
  await loadCvs();
  showNewCv(cv);
  expect([await countCvs(), store.change.mock.calls]).toEqual([0, []]);
  changeCv(cv.id, { name: 'Sales' });
  await vi.waitFor(async () => expect(await countCvs()).toBe(1));
  expect(store.change.mock.lastCall?.[1](undefined)).toMatchObject({ name: 'Sales' });
});

test('what the device refuses lives in the page, and is stored once there is room again', async () => {
  const { countCvs, storeCv, storeRefused } = await open();
  store.change.mockImplementation(refuse);
  expect(await storeCv(cv)).toBe(false);
  expect(await countCvs()).toBe(1);
  await storeRefused();
  store.change.mockReset().mockResolvedValue(undefined);
  await storeRefused();
  expect(store.change.mock.lastCall?.[1](undefined)).toEqual(cv);
  store.change.mockClear();
  await storeRefused();
  expect(store.change).not.toHaveBeenCalled();
});

test('texts are stored even when the photo does not fit', async () => {
  const { storeCv } = await open();
  const photo = { bytes: new ArrayBuffer(1), type: 'image/jpeg', size: 1 };
  store.change.mockImplementation(async (_, change) => {
    if (change(undefined)?.photo) await refuse();
    return undefined;
  });
  expect(await storeCv({ ...cv, photo })).toBe(false);
  const [, withoutPhoto] = store.change.mock.lastCall ?? [];
  expect(withoutPhoto?.(undefined)).toEqual(cv);
});

const typedIn = (tab: string, changedAt: number): Cv => ({
  ...cv,
  fields: { ...cv.fields, profile: tab },
  changedAt,
});

/** A tab that has read the CV; the other tab then stores its own text, unheard. */
async function openBeside() {
  const device = new Map([[cv.id, cv]]);
  store.readAll.mockImplementation(() => Promise.resolve(new Map(device)));
  store.change.mockImplementation((key, change) => {
    const id = String(key);
    const next = change(device.get(id));
    if (next) device.set(id, next);
    return Promise.resolve(device.get(id));
  });
  const { loadCvs, storeCv, changeCv } = await open();
  await loadCvs();
  const list = () => [...device.values()].map(({ name, fields }) => [name, fields.profile]);
  return { device, list, storeCv, changeCv };
}

describe('two tabs with one CV', () => {
  test('lose nothing: the text that the other tab stored becomes another CV', async () => {
    const { device, list, storeCv } = await openBeside();
    device.set(cv.id, typedIn('other', 2));
    expect(await storeCv(typedIn('own', 3))).toBe(true);
    expect(list()).toEqual([
      ['', 'own'],
      ['Rina Das (2)', 'other'],
    ]);
    await storeCv(typedIn('own, later', 4));
    expect(list()).toHaveLength(2);
  });

  test('both hear of it, also the one whose text was set aside', async () => {
    const device = new Map<string, Cv>([[cv.id, cv]]);
    store.readAll.mockImplementation(() => Promise.resolve(new Map(device)));
    const { known, loadCvs, storeCv } = await open();
    await loadCvs();
    await storeCv(typedIn('own', 2));
    // The other tab, which has not heard of it, stores its own text and sets this one aside.
    device.set('cv-9', { ...typedIn('own', 2), id: 'cv-9', name: 'Rina Das (2)' });
    device.set(cv.id, typedIn('other', 3));
    store.follow.mock.lastCall?.[0](null);
    await vi.waitFor(() => expect(known().get(cv.id)).toMatchObject({ otherId: 'cv-9' }));
    expect(known().get('cv-9')).not.toHaveProperty('otherId');
  });

  test('lose nothing where there is no space for both', async () => {
    const { device, list, storeCv } = await openBeside();
    device.set(cv.id, typedIn('other', 2));
    const answer = store.change.getMockImplementation();
    store.change.mockImplementation(async (key, change) =>
      key === cv.id ? answer?.(key, change) : refuse(),
    );
    expect(await storeCv(typedIn('own', 3))).toBe(false);
    expect(list()).toEqual([['', 'other']]);
  });

  test('stored CVs that are read late are added to those typed in the meantime', async () => {
    const { device, changeCv } = await openBeside();
    changeCv(cv.id, { name: 'For banks' });
    changeCv(cv.id, { design: 'modern' });
    await vi.waitFor(() => expect(device.get(cv.id)).toMatchObject({ name: 'For banks', design: 'modern' }));
    expect(device.size).toBe(1);
  });
});
