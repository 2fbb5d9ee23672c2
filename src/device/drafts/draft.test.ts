import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraft, type OpenDraft } from './draft.ts';
import { isOfKey, DraftRecord, type DraftPlace } from './record.ts';
import type { DraftStorage } from './store.ts';

const Form = v.object({ title: v.string() });
const initial = { title: '' };
const LIMIT_MS = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const titles = (record: object): string[] => {
  const { value, earlier } = v.parse(DraftRecord, record);
  return [value, earlier?.value].flatMap((text) => (text ? [v.parse(Form, text).title] : []));
};

/** A device that can be slow, and a form's draft on it; each that is opened is another page's. */
function createDevice(place: DraftPlace = 'device') {
  const records = new Map<string, object>();
  let slow: Promise<void> = Promise.resolve();
  let isFree = true;
  const storage: DraftStorage = {
    readHere: () => [],
    async readAll(key) {
      await slow;
      const own = [...records].filter(([slot]) => isOfKey(key, slot));
      return own.map(([slot, record]) => ({ slot, record: structuredClone(record) }));
    },
    change(key, change) {
      const stored = records.get(key);
      const next = change(stored && v.parse(DraftRecord, stored));
      if (next === null) records.delete(key);
      else if (next !== undefined) records.set(key, structuredClone(next));
      return Promise.resolve(place);
    },
    remove(slots) {
      for (const slot of slots) records.delete(slot);
      return Promise.resolve();
    },
  };
  return {
    records,
    /** Every stored text, the form's own first. */
    stored: () => [...records.values()].flatMap(titles),
    /** The user is in the form. */
    enter: () => void (isFree = false),
    /** @returns the way to let it answer */
    block() {
      const waiting: (() => void)[] = [];
      slow = new Promise((resolve) => void waiting.push(resolve));
      return () => waiting.forEach((resolve) => resolve());
    },
    fail: () => void (slow = Promise.reject(new Error('refused'))),
    open: (key = 'form') =>
      openDraft({ key, schema: Form, initial, storage, readLimitMs: LIMIT_MS, canFill: () => isFree }),
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

  it('of another shape is no draft', async () => {
    const { records, open } = createDevice();
    records.set('form', { shape: 1, value: { name: 'x' }, attempt: null });
    records.set('old', { shape: 0, value: { title: 'x' }, attempt: null });
    for (const key of ['form', 'old', 'none']) {
      const draft = open(key);
      await draft.read();
      expect(draft.state.get()).toMatchObject({ isRead: true, isStored: false, start: initial });
    }
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

it('without a database a draft lives as long as the page', async () => {
  // With modules of its own: those of an earlier test may have a database, which waits for the clock.
  vi.useRealTimers();
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  const { draftStorage } = await import('./store.ts');
  const record = v.parse(DraftRecord, { shape: 1, value: 'typed', attempt: null, at: 7 });
  expect(await draftStorage.change('here', () => record)).toBe('page');
  expect(draftStorage.readHere('here')).toEqual([{ slot: 'here', record }]);
  await draftStorage.change('here', () => null);
  expect(draftStorage.readHere('here')).toEqual([]);
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
  expect(draft.state.get()).toMatchObject({ isRead: true, isStored: false, start: initial });
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
      start: { title: 'Stored before' },
      hasEarlier: false,
    });
    expect(draft.state.get().round).not.toBe(round);
  });

  it('offers what it has to a user in the form; neither text is lost', async () => {
    const { draft, answer, stored } = await openLate();
    await type(draft, 'Typed meanwhile');
    await answer();
    expect(draft.state.get()).toMatchObject({ isStored: true, hasEarlier: true });
    expect(stored()).toEqual(['Typed meanwhile', 'Stored before']);

    const other = await openLate();
    other.enter();
    await other.answer();
    expect(other.draft.state.get()).toMatchObject({ isStored: false, start: initial, hasEarlier: true });
    expect(other.stored()).toEqual(['Stored before']);
    await type(other.draft, 'Typed then');
    expect(other.stored()).toEqual(['Typed then', 'Stored before']);
  });

  it('takes nothing away, however the page ends in the meantime', async () => {
    const { draft, answer, open, stored } = await openLate();
    draft.save({ title: 'Typed meanwhile' });
    draft.flush();
    await answer();
    expect(stored()).toEqual(['Typed meanwhile', 'Stored before']);
    const next = open();
    await next.read();
    expect(next.state.get()).toMatchObject({ start: { title: 'Typed meanwhile' }, hasEarlier: true });
  });
});

describe('two tabs with one form', () => {
  it('lose nothing: the last text is the draft, and the other one the earlier text', async () => {
    const device = createDevice();
    const one = await openWith(device, 'Cook');
    const other = await openWith(device, '');
    await type(other, 'Cook at night');
    await type(one, 'Cook in Sylhet');
    expect(one.state.get().hasEarlier).toBe(true);
    expect(device.stored()).toEqual(['Cook in Sylhet', 'Cook at night']);
    await type(one, 'Cook in Sylhet, by day');
    expect(device.stored()).toEqual(['Cook in Sylhet, by day', 'Cook at night']);

    const next = await openWith(device, '');
    expect(next.state.get()).toMatchObject({ start: { title: 'Cook in Sylhet, by day' }, hasEarlier: true });
    next.restore();
    expect(next.state.get()).toMatchObject({
      start: { title: 'Cook at night' },
      hasEarlier: true,
      isRestored: true,
    });
    expect(device.stored()).toEqual(['Cook at night', 'Cook in Sylhet, by day']);
    next.dropEarlier();
    expect(next.state.get().hasEarlier).toBe(false);
    expect(device.stored()).toEqual(['Cook at night']);
  });

  it('keep the other text also when two writes meet it at once', async () => {
    const device = createDevice();
    const [one, other] = [device.open(), device.open()];
    await type(one, 'Cook');
    other.save({ title: 'Baker' });
    other.flush();
    other.save({ title: 'Baker at night' });
    other.flush();
    expect(device.stored()).toEqual(['Baker at night', 'Cook']);
  });

  it('start again from what the user looked at last', async () => {
    const device = createDevice();
    const one = await openWith(device, 'mine');
    const other = device.open();
    await type(other, 'newer, of the other tab');
    one.claim();
    other.flush();
    const reloaded = await openWith(device, '');
    expect(reloaded.state.get()).toMatchObject({ start: { title: 'mine' }, hasEarlier: true });
    expect(device.stored()).toEqual(['mine', 'newer, of the other tab']);
  });

  it('sending or discarding the one leaves the other', async () => {
    const device = createDevice();
    const one = await openWith(device, 'Cook');
    const other = await openWith(device, '');
    await type(other, 'Baker');
    await type(one, 'Cook at night');
    other.discard();
    expect(device.stored()).toEqual(['Cook at night', 'Baker']);
    one.discard();
    expect(device.stored()).toEqual(['Baker']);
    expect(one.state.get()).toMatchObject({ isStored: false, hasEarlier: true });
  });

  it('two with the same text are one', async () => {
    const device = createDevice();
    const [one, other] = [device.open(), device.open()];
    await type(one, 'Cook');
    await type(other, 'Cook');
    expect((await openWith(device, '')).state.get()).toMatchObject({ isStored: true, hasEarlier: false });
  });
});

describe('a text that was set aside', () => {
  it('is offered, also by the next page, which starts without it', async () => {
    const device = createDevice();
    const draft = await openWith(device, 'Cook');
    draft.setAside();
    expect(draft.state.get()).toMatchObject({ isStored: false, start: initial, hasEarlier: true });
    expect(device.stored()).toEqual(['Cook']);

    const next = await openWith(device, '');
    expect(next.state.get()).toMatchObject({ isStored: false, start: initial, hasEarlier: true });
    await type(next, 'Baker');
    expect(device.stored()).toEqual(['Baker', 'Cook']);
    next.restore();
    expect(next.state.get().start).toEqual({ title: 'Cook' });
    next.discard();
    expect(device.stored()).toEqual(['Baker']);
  });

  it('stays beside what another tab has written since', async () => {
    const device = createDevice();
    const one = await openWith(device, 'Cook');
    await openWith(device, 'Baker');
    one.setAside();
    expect(device.stored()).toEqual(['Baker', 'Cook']);
  });

  it('is sent with its own key, once it is restored', async () => {
    const draft = await openWith(createDevice(), 'Cook');
    const key = draft.keyFor('Cook');
    draft.setAside();
    draft.restore();
    expect(draft.keyFor('Cook')).toBe(key);
  });
});

const toOld = (title: string, at?: number) => ({
  shape: 1,
  value: { title },
  attempt: null,
  ...(at && { at }),
});

describe('the drafts of an older build', () => {
  it('is found without a time, and replaced', async () => {
    const device = createDevice();
    device.records.set('form', toOld('Old'));
    const draft = await openWith(device, '');
    expect(draft.state.get().start).toEqual({ title: 'Old' });
    await type(draft, 'New');
    expect(device.stored()).toEqual(['New']);
  });

  it('are found where a tab stored each: the last is the draft, and the others are offered one by one', async () => {
    const device = createDevice();
    device.records.set('form#a', toOld('First', 1));
    device.records.set('form#b', toOld('Third', 3));
    device.records.set('form#c', toOld('Second', 2));
    device.records.set('form:other#d', toOld('Of another form', 4));
    const draft = await openWith(device, '');
    expect(draft.state.get()).toMatchObject({ start: { title: 'Third' }, hasEarlier: true });
    await type(draft, 'Third, typed over');
    expect(device.stored().sort()).toEqual(['First', 'Of another form', 'Second', 'Third, typed over']);
    expect([...device.records.keys()].sort()).toEqual(['form', 'form#a', 'form:other#d']);
    draft.dropEarlier();
    const next = await openWith(device, '');
    expect(next.state.get()).toMatchObject({ start: { title: 'Third, typed over' }, hasEarlier: true });
    next.restore();
    expect(next.state.get().start).toEqual({ title: 'First' });
  });
});
