import { expect, test } from 'vitest';
import { toNextOption } from './listbox-keys.ts';

test('the arrows walk down and up, past the ends to the text', () => {
  expect(toNextOption('ArrowDown', null, 3)).toBe(0);
  expect(toNextOption('ArrowDown', 0, 3)).toBe(1);
  expect(toNextOption('ArrowDown', 2, 3)).toBeNull();
  expect(toNextOption('ArrowUp', null, 3)).toBe(2);
  expect(toNextOption('ArrowUp', 0, 3)).toBeNull();
});

test('Home and End are the text’s until an option is active', () => {
  expect(toNextOption('Home', null, 3)).toBeUndefined();
  expect(toNextOption('End', null, 3)).toBeUndefined();
  expect(toNextOption('Home', 2, 3)).toBe(0);
  expect(toNextOption('End', 0, 3)).toBe(2);
});

test('other keys, and an empty list, are left to the field', () => {
  expect(toNextOption('a', 1, 3)).toBeUndefined();
  expect(toNextOption('ArrowDown', null, 0)).toBeUndefined();
});
