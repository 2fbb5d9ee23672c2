import { expect, test } from 'vitest';
import { toCopyName, toCvFileName } from './cv.ts';

test('a copy has the next free number', () => {
  expect(toCopyName('Sales CV', ['Sales CV'])).toBe('Sales CV (2)');
  expect(toCopyName('Sales CV (2)', ['Sales CV', 'Sales CV (2)', 'Sales CV (3)'])).toBe('Sales CV (4)');
});

test('a file is named after the person', () => {
  expect(toCvFileName(' Md. Rafiq / Islam ')).toBe('Md. Rafiq Islam CV');
  expect(toCvFileName('রাবেয়া খাতুন')).toBe('রাবেয়া খাতুন CV');
  expect(toCvFileName('')).toBe('CV');
});
