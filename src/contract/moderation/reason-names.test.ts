import { expect, test } from 'vitest';
import { toShownReason, toStoredReason } from './reason-names.bn.ts';
import { rejectionReasons } from './rejection-reasons.ts';

test.each([...rejectionReasons.job, ...rejectionReasons.company])('“%s” is shown in Bangla', (reason) => {
  const shown = toShownReason(reason);
  expect(shown).toMatch(/^[\u0980-\u09ff ,]+।$/);
  expect(toStoredReason(shown)).toBe(reason);
});

test('a reason that was typed stays as it is', () => {
  const typed = 'The pay is missing or unclear. Please write it in taka.';
  expect([toShownReason(typed), toStoredReason(typed)]).toEqual([typed, typed]);
});
