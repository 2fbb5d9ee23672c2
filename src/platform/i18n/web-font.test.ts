import { expect, test } from 'vitest';
import { lacksLetters } from './web-font.ts';

test('boxes of one width mean that no font has the letters', () => {
  expect(lacksLetters(() => 60)).toBe(true);
  expect(lacksLetters((text) => 60 + text.length / 10)).toBe(true);
});

test('letters of their own widths need no font', () => {
  // Noto Sans Bengali at 100 px.
  const widths: Readonly<Record<string, number>> = { ক: 78, ঝ: 83, ট: 60, ঔ: 71, ঈ: 67 };
  expect(lacksLetters((text) => widths[text] ?? 0)).toBe(false);
});
