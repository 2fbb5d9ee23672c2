import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDraft } from '#device/drafts/open.ts';
import { createDevice, initial, LIMIT_MS } from './support/drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

/** A form that has started without the draft that the device has. */
async function openLate() {
  const device = createDevice();
  await openWith(device, 'Kept before');
  const answer = device.block();
  const draft = device.open();
  const read = draft.read();
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(draft.state.get().isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await read;
  expect(draft.state.get()).toMatchObject({ isRead: true, isStored: false, start: initial });
  return { ...device, draft, answer: () => Promise.resolve(answer()).then(vi.runAllTimersAsync) };
}

describe('a device that answers late', () => {
  it('fills the form that nothing was typed into', async () => {
    const { draft, answer } = await openLate();
    const { round } = draft.state.get();
    await answer();
    expect(draft.state.get()).toMatchObject({
      isStored: true,
      start: { title: 'Kept before' },
      hasOther: false,
    });
    expect(draft.state.get().round).not.toBe(round);
  });

  it('offers what it has to a user in the form; neither text is lost', async () => {
    const { draft, answer, kept } = await openLate();
    await type(draft, 'Typed meanwhile');
    await answer();
    expect(draft.state.get()).toMatchObject({ isStored: true, hasOther: true });
    expect(kept()).toEqual(['Kept before', 'Typed meanwhile']);

    const other = await openLate();
    other.enter();
    await other.answer();
    expect(other.draft.state.get()).toMatchObject({ isStored: false, start: initial, hasOther: true });
  });

  it('takes nothing away, however the page ends in the meantime', async () => {
    const { draft, answer, open, kept } = await openLate();
    draft.save({ title: 'Typed meanwhile' });
    draft.flush();
    await answer();
    expect(kept()).toEqual(['Kept before', 'Typed meanwhile']);
    const next = open();
    await next.read();
    expect(next.state.get()).toMatchObject({ start: { title: 'Typed meanwhile' }, hasOther: true });
  });
});

describe('two tabs with one form', () => {
  it('keep what either has typed; the next page starts from the latest and offers the other', async () => {
    const device = createDevice();
    const one = await openWith(device, 'Cook');
    const other = await openWith(device, '');
    await type(other, 'Cook at night');
    await type(one, 'Cook in Sylhet');
    expect(device.kept().sort()).toEqual(['Cook at night', 'Cook in Sylhet']);

    const next = await openWith(device, '');
    expect(next.state.get()).toMatchObject({ start: { title: 'Cook in Sylhet' }, hasOther: true });
    next.showOther();
    expect(next.state.get()).toMatchObject({
      start: { title: 'Cook at night' },
      hasOther: true,
      isSwapped: true,
    });
    next.showOther();
    expect(next.state.get().start).toEqual({ title: 'Cook in Sylhet' });
    expect(device.kept().sort()).toEqual(['Cook at night', 'Cook in Sylhet']);
    next.dropOther();
    expect(next.state.get().hasOther).toBe(false);
    expect(device.kept()).toEqual(['Cook in Sylhet']);
  });

  it('what is typed over a draft takes its place, and stays when another is shown', async () => {
    const device = createDevice();
    await openWith(device, 'Cook');
    const draft = await openWith(device, 'Cook, typed over');
    expect(device.kept()).toEqual(['Cook, typed over']);
    await openWith(device, '').then((other) => type(other, 'Cook, a third time'));
    await type(draft, 'Cook, once more');
    const next = await openWith(device, 'Changed here');
    next.save({ title: 'Changed here at last' });
    next.showOther();
    await vi.runAllTimersAsync();
    expect(device.kept().sort()).toEqual(['Changed here at last', 'Cook, a third time']);
  });

  it('sending or discarding the one leaves the other', async () => {
    const device = createDevice();
    const one = await openWith(device, 'Cook');
    const other = await openWith(device, '');
    await type(other, 'Baker');
    await type(one, 'Cook at night');
    other.discard();
    expect(device.kept()).toEqual(['Cook at night']);
  });

  it('two with the same text are one', async () => {
    const device = createDevice();
    const [one, other] = [device.open(), device.open()];
    await type(one, 'Cook');
    await type(other, 'Cook');
    expect((await openWith(device, '')).state.get()).toMatchObject({ isStored: true, hasOther: false });
  });
});

it('a draft of an older version of the app is found, and taken over', async () => {
  const device = createDevice();
  device.records.set('form', { shape: 1, value: { title: 'Old' }, attempt: null });
  const draft = await openWith(device, '');
  expect(draft.state.get().start).toEqual({ title: 'Old' });
  await type(draft, 'New');
  expect([...device.records.keys()]).not.toContain('form');
  expect(device.kept()).toEqual(['New']);
});
