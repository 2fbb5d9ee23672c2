import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStorage } from '#device/drafts/store.ts';
import { createDevice, initial } from './support/drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('is written once typing pauses, and read again by the next page', async () => {
    const { kept, open } = createDevice();
    const draft = open();
    await draft.read();
    expect(draft.state.get()).toMatchObject({ isRead: true, isStored: false, start: initial });
    draft.save({ title: 'C' });
    draft.save({ title: 'Cook' });
    expect(draft.state.get().isStored).toBe(true);
    expect(kept()).toEqual([]);
    vi.runAllTimers();
    expect(kept()).toEqual(['Cook']);

    const next = open();
    await next.read();
    expect(next.state.get()).toMatchObject({ isStored: true, start: { title: 'Cook' } });
  });

  it('is written at once before the page goes, and only when something is owed', () => {
    const { kept, open } = createDevice();
    const draft = open();
    draft.flush();
    expect(kept()).toEqual([]);
    draft.save({ title: 'Cook' });
    draft.flush();
    expect(kept()).toEqual(['Cook']);
  });

  it('is forgotten when it is discarded, or holds nothing but what the form starts with', () => {
    const { records, open } = createDevice();
    const draft = open();
    for (const forget of [() => draft.discard(), () => draft.save({ title: '' })]) {
      draft.save({ title: 'Cook' });
      draft.flush();
      expect(records.size).toBe(1);
      draft.save({ title: 'Cook, again' });
      forget();
      vi.runAllTimers();
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

  it('says when the device does not store it', async () => {
    const { open } = createDevice('page');
    const draft = open();
    draft.save({ title: 'Cook' });
    await vi.runAllTimersAsync();
    expect(draft.state.get()).toMatchObject({ isStored: true, place: 'page' });
  });
});

it('without a database a draft lives as long as the page', async () => {
  expect(await draftStorage.write('here', { shape: 1 })).toBe('page');
  expect(await draftStorage.readAll('here')).toEqual([{ slot: 'here', record: { shape: 1 } }]);
  await draftStorage.remove('here');
  expect(await draftStorage.readAll('here')).toEqual([]);
});
