import { expect, test } from 'vitest';
import { filterMessages } from '../later-messages.ts';

test('the results are counted as one speaks', () => {
  const { showResults } = filterMessages;
  expect([0, 1, 2].map((count) => showResults(count, String(count)))).toEqual([
    'Show 0 results',
    'Show 1 result',
    'Show 2 results',
  ]);
});
