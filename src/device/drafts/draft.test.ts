import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraft, type OpenDraft } from './draft.ts';
import type { DraftPlace, DraftRecord, DraftStorage } from './store.ts';

const Form = v.object({ title: v.string() });
const initial = { title: '' };
const LIMIT_MS = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device that can be slow, and a form's draft on it; each that is opened is another page's. */
function createDevice(place: DraftPlace = 'device') {
  const records = new Map<string, DraftRecord>();
  let slow: Promise<void> = Promise.resolve();
  const storage: DraftStorage = {
    readPending: () => undefined,
    async read(key) {
      await slow;
      return structuredClone(records.get(key));
    },
    change(key, change) {
      const next = change(records.get(key));
      if (next === null) records.delete(key);
      else if (next !== undefined) records.set(key, structuredClone(next));
      return Promise.resolve(place);
    },
  };
  return {
    records,
    stored: () =>
      v
        .parse(
          v.array(Form),
          [...records.values()].map(({ value }) => value),
        )
        .map(({ title }) => title),
    /** @returns the way to let it answer */
    block() {
      const waiting: (() => void)[] = [];
      slow = new Promise((resolve) => void waiting.push(resolve));
      return () => waiting.forEach((resolve) => resolve());
    },
    fail: () => void (slow = Promise.reject(new Error('refused'))),
    open: () => openDraft({ key: 'form', schema: Form, initial, storage, readLimitMs: LIMIT_MS }),
  };
}

/** Types, and waits until it is written. */
async function type(draft: OpenDraft<{ title: string }>, title: string): Promise<void> {
  draft.save({ title });
  await vi.advanceTimersByTimeAsync(1000);
}

async function openWith(device: ReturnType<typeof createDevice>, title: string) {
  const draft = device.open();
  await draft.read();
  if (title !== '') await type(draft, title);
  return draft;
}

describe('a draft', () => {
  it('is written once typing pauses, and read again by the next page', async () => {
    const { stored, open } = createDevice();
    const draft = open();
    await draft.read();
    expect(draft.state.get()).toMatchObject({ isRead: true, isStored: false, start: initial });
    draft.save({ title: 'C' });
    draft.save({ title: 'Cook' });
    expect(draft.state.get().isStored).toBe(true);
    expect(stored()).toEqual([]);
    vi.advanceTimersByTime(LIMIT_MS);
    expect(stored()).toEqual(['Cook']);

    const next = open();
    await next.read();
    expect(next.state.get()).toMatchObject({ isStored: true, start: { title: 'Cook' } });
  });

  it('is written at once before the page goes, and only when something is pending', () => {
    const { stored, open } = createDevice();
    const draft = open();
    draft.flush();
    expect(stored()).toEqual([]);
    draft.save({ title: 'Cook' });
    draft.flush();
    expect(stored()).toEqual(['Cook']);
  });

  it('is forgotten when it is discarded, or is nothing but what the form starts with', () => {
    const { records, open } = createDevice();
    const draft = open();
    for (const forget of [() => draft.discard(), () => draft.save({ title: '' })]) {
      draft.save({ title: 'Cook' });
      draft.flush();
      expect(records.size).toBe(1);
      draft.save({ title: 'Cook, again' });
      forget();
      vi.advanceTimersByTime(LIMIT_MS);
      expect(records.size).toBe(0);
      expect(draft.state.get()).toMatchObject({ isStored: false, start: initial });
    }
  });

  it('with a value of another form is no draft', async () => {
    const { records, open } = createDevice();
    records.set('form', { shape: 1, value: { name: 'x' }, attempt: null, at: 1 });
    const draft = open();
    await draft.read();
    expect(draft.state.get()).toMatchObject({ isRead: true, isStored: false, start: initial });
  });

  it('has one key for the same request, even in the next page, and another for another', async () => {
    const { open } = createDevice();
    const draft = open();
    draft.save({ title: 'Cook' });
    const key = draft.keyFor({ title: 'Cook' });
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(draft.keyFor({ title: 'Cook' })).toBe(key);

    const next = open();
    await next.read();
    expect(next.keyFor({ title: 'Cook' })).toBe(key);
    const other = next.keyFor({ title: 'Baker' });
    expect(other).not.toBe(key);
    next.discard();
    expect(next.keyFor({ title: 'Baker' })).not.toBe(other);
  });

  it('says where it is stored, once it is', async () => {
    const { open } = createDevice();
    const draft = open();
    draft.save({ title: 'Cook' });
    expect(draft.state.get()).toMatchObject({ isStored: true, place: null });
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(draft.state.get()).toMatchObject({ isStored: true, place: 'device' });
    draft.discard();
    expect(draft.state.get()).toMatchObject({ isStored: false, place: null });
  });

  it('says when the device does not store it', async () => {
    const { open } = createDevice('page');
    const draft = open();
    draft.save({ title: 'Cook' });
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(draft.state.get()).toMatchObject({ isStored: true, place: 'page' });
  });
});

it('that the device cannot read is told apart from none', async () => {
  const { open, fail } = createDevice();
  const draft = open();
  fail();
  await draft.read();
  expect(draft.state.get()).toMatchObject({ isRead: true, isStored: false, isUnreadable: true });
});

/** A form that has started without the draft that the device has. */
async function openLate() {
  const device = createDevice();
  await openWith(device, 'Stored before');
  const answer = device.block();
  const draft = device.open();
  const read = draft.read();
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(draft.state.get().isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await read;
  expect(draft.state.get()).toMatchObject({
    isRead: true,
    isStored: false,
    isUnreadable: true,
    start: initial,
  });
  return {
    ...device,
    draft,
    answer: () => Promise.resolve(answer()).then(() => vi.advanceTimersByTimeAsync(LIMIT_MS)),
  };
}

describe('a device that answers late', () => {
  it('fills the form that nothing was typed into', async () => {
    const { draft, answer } = await openLate();
    const { round } = draft.state.get();
    await answer();
    expect(draft.state.get()).toMatchObject({
      isStored: true,
      isUnreadable: false,
      start: { title: 'Stored before' },
    });
    expect(draft.state.get().round).not.toBe(round);
  });

  it('takes nothing away from what was typed in the meantime', async () => {
    const { draft, answer, stored, open } = await openLate();
    await type(draft, 'Typed meanwhile');
    await answer();
    expect(draft.current()).toEqual({ title: 'Typed meanwhile' });
    expect(stored()).toEqual(['Typed meanwhile']);
    const next = open();
    await next.read();
    expect(next.state.get().start).toEqual({ title: 'Typed meanwhile' });
  });
});

describe('two tabs with one form', () => {
  it('share one draft, which is the last text', async () => {
    const device = createDevice();
    const one = await openWith(device, 'Cook');
    const other = await openWith(device, '');
    expect(other.current()).toEqual({ title: 'Cook' });
    await type(other, 'Cook at night');
    await type(one, 'Cook in Sylhet');
    expect(device.stored()).toEqual(['Cook in Sylhet']);
    expect((await openWith(device, '')).current()).toEqual({ title: 'Cook in Sylhet' });
  });

  it('leave what the other has typed since when they send or discard', async () => {
    const device = createDevice();
    const one = await openWith(device, 'Cook');
    const other = await openWith(device, '');
    await type(other, 'Baker');
    one.discard();
    expect(device.stored()).toEqual(['Baker']);
    expect(one.state.get()).toMatchObject({ isStored: false, start: initial });
    other.discard();
    expect(device.stored()).toEqual([]);
  });
});
