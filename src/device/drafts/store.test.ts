import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_OWNER, toDraftKey, toPendingDraftKey } from '#contract/device/stores.ts';
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
  // Waits for the code of the database to load.
  await import('idb-keyval');
  vi.useFakeTimers();
  const place = draftStorage.change('form', give);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await place).toBe('page');
  expect(draftStorage.readHere('form')).toEqual([{ slot: 'form', record }]);
});

it('what a page puts down on its way out is there for the next one, under its form alone', async () => {
  const { storage, draftStorage: first } = await open({
    // As older builds stored it.
    [toPendingDraftKey('form#older')]: JSON.stringify(record),
  });
  await first.change('form', give, true);
  await first.change('with a picture', () => ({ ...record, value: new Blob(['x']) }), true);
  await first.change('form:other', give, true);
  vi.resetModules();
  const { draftStorage } = await import('./store.ts');
  expect(draftStorage.readHere('form')).toEqual([
    { slot: 'form#older', record },
    { slot: 'form', record },
  ]);
  await expect(draftStorage.readAll('form')).rejects.toThrow();
  await draftStorage.remove(['form#older']);
  await draftStorage.change('form', () => null);
  expect(draftStorage.readHere('form')).toEqual([]);
  expect(Object.keys(storage)).toEqual([toPendingDraftKey('form:other')]);
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
