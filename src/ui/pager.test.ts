import { expect, test } from 'vitest';
import { toPagerItems, toReachablePage } from './pager.tsx';

const drawn = (current: number, total: number) =>
  toPagerItems(current, total)
    .map((item) => (item.kind === 'gap' ? '…' : item.page))
    .join(' ');

test('a few pages are all shown', () => {
  expect(drawn(1, 1)).toBe('1');
  expect(drawn(2, 4)).toBe('1 2 3 4');
  expect(drawn(7, 7)).toBe('1 2 3 4 5 6 7');
});

test('many pages keep the first, the last and the neighbours', () => {
  expect(drawn(1, 12)).toBe('1 2 3 4 5 … 12');
  expect(drawn(4, 12)).toBe('1 2 3 4 5 … 12');
  expect(drawn(6, 12)).toBe('1 … 5 6 7 … 12');
  expect(drawn(9, 12)).toBe('1 … 8 9 10 11 12');
  expect(drawn(12, 12)).toBe('1 … 8 9 10 11 12');
});

test('a gap never stands for a single page', () => {
  for (let total = 8; total <= 30; total += 1) {
    for (let current = 1; current <= total; current += 1) {
      const items = toPagerItems(current, total);
      const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
      expect(pages).toContain(current);
      items.forEach((item, index) => {
        const next = items[index + 1];
        if (item.kind === 'gap' && next?.kind === 'page') expect(next.page - item.after).toBeGreaterThan(2);
      });
    }
  }
});

test('a million pages are as quick as ten', () => {
  expect(drawn(500_000, 1_000_000)).toBe('1 … 499999 500000 500001 … 1000000');
});

test('a wanted page is one that exists', () => {
  expect(toReachablePage(7, 12)).toBe(7);
  expect(toReachablePage(99, 12)).toBe(12);
  expect(toReachablePage(0, 12)).toBeNull();
  expect(toReachablePage(Number.NaN, 12)).toBeNull();
});
