import { expect, test } from 'vitest';
import { toShownReasonIn, toStoredReasonIn } from './reasons.ts';
import { rejectionReasons } from '../accounts/admin.ts';

test.each([...rejectionReasons.job, ...rejectionReasons.company])('“%s” is shown in Bangla', (reason) => {
  const shown = toShownReasonIn.bn(reason);
  expect(shown).toMatch(/^[\u0980-\u09ff ,]+।$/);
  expect(toStoredReasonIn.bn(shown)).toBe(reason);
});

test('a reason that was typed stays as it is', () => {
  const typed = 'The pay is missing or unclear. Please write it in taka.';
  expect([toShownReasonIn.bn(typed), toStoredReasonIn.bn(typed)]).toEqual([typed, typed]);
});
