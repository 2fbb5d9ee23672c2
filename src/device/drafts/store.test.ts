import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_OWNER, stores, toDraftKey, toPendingDraftKey } from '#contract/device/stores.ts';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';

const record = { shape: 1, value: 'typed', attempt: null, at: 7 } as const;
const give = () => record;

/** A browser's storage of texts, whose keys can be listed. */
class Texts {
  [key: string]: unknown;
  static of(texts: Record<string, string>): Texts {
    const storage = Object.assign(new Texts(), texts);
    return Object.defineProperties(storage, {
      getItem: { value: (key: string) => storage[key] ?? null },
      setItem: { value: (key: string, text: string) => (storage[key] = text) },
      removeItem: { value: (key: string) => delete storage[key] },
    });
  }
}

async function open(texts: Record<string, string> = {}) {
  const storage = Texts.of(texts);
  vi.stubGlobal('localStorage', storage);
  return { storage, ...(await import('./store.ts')) };
}

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a database that never answers is one that stores nothing, and the form shows it', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [], open: () => ({}) });
  const { draftStorage } = await open();
  vi.useFakeTimers();
  const place = draftStorage.change('form', give);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await place).toBe('page');
  expect(draftStorage.readPending('form')).toEqual(record);
});

it('without a database a draft lives as long as the page', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { draftStorage } = await open();
  expect(await draftStorage.change('form', give)).toBe('page');
  expect(draftStorage.readPending('form')).toEqual(record);
  await expect(draftStorage.read('form')).rejects.toThrow();
  await draftStorage.change('form', () => null);
  expect(draftStorage.readPending('form')).toBeUndefined();
});

it('what a page puts down on its way out is there for the next one, under its form alone', async () => {
  const { storage, draftStorage: first } = await open();
  await first.change('form', give, true);
  await first.change('with a picture', () => ({ ...record, value: new Blob(['x']) }), true);
  await first.change('form:other', give, true);
  vi.resetModules();
  const { draftStorage } = await import('./store.ts');
  expect(draftStorage.readPending('form')).toEqual(record);
  expect(draftStorage.readPending('with a picture')).toBeUndefined();
  await draftStorage.change('form', () => null);
  expect(draftStorage.readPending('form')).toBeUndefined();
  expect(Object.keys(storage)).toEqual([toPendingDraftKey('form:other')]);
});

describe('a device with a database', () => {
  useFakeDevice();

  it('reads the draft that another page stored', async () => {
    const { storage, draftStorage: first } = await open();
    expect(await first.change('form', give, true)).toBe('device');
    expect(Object.keys(storage)).toEqual([]);
    vi.resetModules();
    const { draftStorage } = await import('./store.ts');
    expect(draftStorage.readPending('form')).toBeUndefined();
    expect(await draftStorage.read('form')).toEqual(record);
  });

  it('reads the text of a draft with an earlier text, and no draft with an earlier text alone', async () => {
    const { draftStorage } = await open();
    const earlier = { value: 'replaced', attempt: null };
    const { createRecordStore } = await import('../record-store.ts');
    const records = createRecordStore({ at: stores.drafts, schema: v.looseObject({}), version: 1 });
    await records.putAll(
      new Map([
        ['both', { ...record, earlier }],
        ['alone', { shape: 1, attempt: null, at: 7, earlier }],
      ]),
    );
    expect(await draftStorage.read('both')).toEqual(record);
    expect(await draftStorage.read('alone')).toBeUndefined();
  });
});

describe('removing the drafts of a signed-out user', () => {
  useFakeDevice();
  const mine = toPendingDraftKey(toDraftKey('u1', 'post-job'));
  const others = toPendingDraftKey(toDraftKey('u10', 'post-job'));
  const text = JSON.stringify(record);

  it("finds and removes what is theirs, and no other user's, wherever it is", async () => {
    const { storage, draftStorage, hasDrafts, forgetDrafts } = await open({ [mine]: text, [others]: text });
    expect([await hasDrafts('u1'), await hasDrafts('u2')]).toEqual([true, false]);
    await draftStorage.change(toDraftKey('u2', 'company'), give);
    expect(await hasDrafts('u2')).toBe(true);
    await forgetDrafts('u1');
    await forgetDrafts('u2');
    expect([await hasDrafts('u1'), await hasDrafts('u2'), await hasDrafts('u10')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(Object.keys(storage)).toEqual([others]);
  });

  it('finds and removes with them those of forms that need no account', async () => {
    const ours = toPendingDraftKey(toDraftKey(DEVICE_OWNER, 'application:j1'));
    const { storage, hasDrafts, forgetDrafts } = await open({ [ours]: text, [others]: text });
    expect(await hasDrafts('u1')).toBe(true);
    await forgetDrafts('u1');
    expect([await hasDrafts('u1'), Object.keys(storage)]).toEqual([false, [others]]);
  });

  it('says that the database could not be asked, so that the next start does it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { hasDrafts, forgetDrafts } = await open();
    await expect(hasDrafts('u1')).rejects.toThrow();
    expect(await forgetDrafts('u1')).toBe(false);
  });
});
