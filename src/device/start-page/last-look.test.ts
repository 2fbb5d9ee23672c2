import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { afterLook } from './last-look.ts';

const monday = Date.parse('2026-11-23T06:00:00Z');
const tuesday = monday + 24 * HOUR_MS;

test('a first visit has no earlier one, however often the page is shown', () => {
  const first = afterLook(null, monday);
  expect(first.before).toBeNull();
  expect(afterLook(first.text, monday + MINUTE_MS).before).toBeNull();
});

test('the visit before ended with its last look, which stays known through the whole visit', () => {
  const first = afterLook(afterLook(null, monday).text, monday + 20 * MINUTE_MS);
  const second = afterLook(first.text, tuesday);
  expect(second.before).toBe(monday + 20 * MINUTE_MS);
  expect(afterLook(second.text, tuesday + 29 * MINUTE_MS).before).toBe(second.before);
  expect(afterLook(second.text, tuesday + HOUR_MS).before).toBe(tuesday);
});

test.each(['soon', '', '-5', '12 13 14'])('what cannot be read is a first visit: "%s"', (stored) => {
  expect(afterLook(stored, monday)).toEqual({ text: String(monday), before: null });
});
