import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openDraft } from './open.ts';
import type { DraftStorage } from './store.ts';

/** The device's drafts of one form, and what a tab remembers of its own. */
function createDevice() {
  const drafts = new Map<string, object>();
  const list = () => [...drafts].map(([slot, record]) => ({ slot, record }));
  const write = async (slot: string, record: object) => {
    drafts.set(slot, record);
    return 'device' as const;
  };
  const storage: DraftStorage = {
    readHere: list,
    readAll: async () => list(),
    write,
    writeLeaving: write,
    remove: async (slot) => void drafts.delete(slot),
  };
  const openTab = (remembered: { slot: string | null }) =>
    openDraft({
      key: 'form',
      schema: v.string(),
      initial: '',
      storage,
      tab: { read: () => remembered.slot, write: (slot) => (remembered.slot = slot) },
      readLimitMs: 1000,
      canFill: () => true,
    });
  return { openTab };
}

it('after a reload a tab shows its own draft first, also where another tab has written a newer one', async () => {
  const { openTab } = createDevice();
  const [first, second] = [{ slot: null }, { slot: null }];
  const one = openTab(first);
  await one.read();
  one.save('mine');
  one.flush();
  const other = openTab(second);
  await other.read();
  other.save('newer, of the other tab');
  other.flush();
  one.save('mine, later');
  one.flush();
  other.save('newer still');
  other.flush();

  const reloaded = openTab(first);
  await reloaded.read();
  expect(reloaded.state.get()).toMatchObject({ start: 'mine, later', hasOther: true });
  const third = openTab({ slot: null });
  await third.read();
  expect(third.state.get().start).toBe('newer still');
});
