import { expect, test } from 'vitest';
import { toStoredAnswer, toWholeAnswer } from './idempotency.ts';

const LONG = 'দীর্ঘ বিবরণ '.repeat(800);
const sent = JSON.stringify({ title: 'Driver', description: ` ${LONG}\n`, more: { duties: `${LONG}!` } });
const answer = JSON.stringify({
  success: true,
  data: { job: { title: 'Driver', description: LONG.trim(), duties: `${LONG}!`.trim(), version: 2 } },
});

test('an answer is stored without the long texts that its request has, and is read again as it was', () => {
  const stored = toStoredAnswer(answer, sent);
  expect(stored.length).toBeLessThan(200);
  expect(stored).toContain('"title":"Driver"');
  expect(toWholeAnswer(stored, sent)).toBe(answer);
});

test('what the request has not, or not so, is stored as it is', () => {
  const other = JSON.stringify({ data: { description: `${LONG} changed`, short: 'Driver' } });
  expect(toStoredAnswer(other, sent)).toBe(other);
  expect(toWholeAnswer(other, sent)).toBe(other);
});

test.each(['', 'd41d8cd98f00b204e9800998ecf8427e'])(
  'the answer to %j, no JSON, is stored as it is',
  (digest) => {
    expect(toStoredAnswer(answer, digest)).toBe(answer);
    expect(toWholeAnswer(answer, digest)).toBe(answer);
  },
);
