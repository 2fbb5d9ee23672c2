import { expect, test } from 'vitest';
import { toCopyName } from './cv-name.ts';

test('a copy has the next free number', () => {
  expect(toCopyName('Sales CV', ['Sales CV'])).toBe('Sales CV (2)');
  expect(toCopyName('Sales CV (2)', ['Sales CV', 'Sales CV (2)', 'Sales CV (3)'])).toBe('Sales CV (4)');
});
