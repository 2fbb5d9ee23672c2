import * as v from 'valibot';
import { openDraft } from '#device/drafts/open.ts';
import { isOfKey, typedAt, type DraftPlace } from '#device/drafts/record.ts';
import type { DraftStorage } from '#device/drafts/store.ts';

const Form = v.object({ title: v.string() });
export const initial = { title: '' };
export const LIMIT_MS = 2000;

/** A device that can be slow, and a form's drafts on it; each that is opened is another page's. */
export function createDevice(place: DraftPlace = 'device') {
  const records = new Map<string, object>();
  let slow: Promise<void> = Promise.resolve();
  let free = true;
  const write: DraftStorage['write'] = (slot, record) => {
    records.set(slot, structuredClone(record));
    return Promise.resolve(place);
  };
  const storage: DraftStorage = {
    readHere: () => [],
    async readAll(key) {
      await slow;
      const own = [...records].filter(([slot]) => isOfKey(key, slot));
      return own.map(([slot, record]) => ({ slot, record: structuredClone(record) }));
    },
    write,
    writeLeaving: write,
    remove(slot, at) {
      if (at === undefined || typedAt(records.get(slot)) === at) records.delete(slot);
      return Promise.resolve();
    },
  };
  return {
    records,
    kept: () => [...records.values()].map((record) => v.parse(v.object({ value: Form }), record).value.title),
    /** The user is in the form. */
    enter: () => void (free = false),
    /** @returns the way to let it answer */
    block() {
      const { promise, resolve } = withResolvers();
      slow = promise;
      return resolve;
    },
    open: (key = 'form') =>
      openDraft({ key, schema: Form, initial, storage, readLimitMs: LIMIT_MS, canFill: () => free }),
  };
}

function withResolvers() {
  const waiting: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => void waiting.push(resolve));
  return { promise, resolve: () => waiting.forEach((go) => go()) };
}
