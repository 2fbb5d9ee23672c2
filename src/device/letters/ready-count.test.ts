import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteReadyCount, onReadyCountChange, readReadyCount } from './ready-count.ts';

const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

test('how many letters wait is known to the next page, and announced when it changes', () => {
  const heard: number[] = [];
  const stop = onReadyCountChange(() => heard.push(readReadyCount()));
  for (const count of [0, 2, 2, 1, 0]) noteReadyCount(count);
  stop();
  noteReadyCount(3);
  expect(heard).toEqual([2, 1, 0]);
  expect([...texts.values()]).toEqual(['3']);
});

test('a malformed count is read as 0', () => {
  for (const text of ['', 'many', '-1', '1.5']) {
    texts.set('kaj:letters-ready', text);
    expect(readReadyCount()).toBe(0);
  }
});
