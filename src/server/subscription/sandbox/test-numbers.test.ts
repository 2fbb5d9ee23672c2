import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { behaviourOf, testNumbers } from './memory.ts';

test('README lists the same test numbers', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\d{3})` +\| (.+?) +\|$/gm)].map(([, digits, what]) => ({
    digits,
    what,
  }));
  expect(rows).toEqual(testNumbers.map(({ digits, what }) => ({ digits, what })));
});

test('a number goes by its last three digits alone', () => {
  expect(behaviourOf('8801800000351')).toBe('registered');
  expect(behaviourOf('8801351351352')).toBe('works');
});
