import { expect, test } from 'vitest';
import { addUp, countPlaywright, countVitest, withOutcome } from './support/counts.ts';

test('skipped, flaky and unwritten tests count as failed', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(countVitest(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 6 });
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } };
  expect(countPlaywright(JSON.stringify(playwright))).toEqual({ passed: 4, failed: 3 });
});

test('a part that ends badly, or has no tests, has failed', () => {
  expect(withOutcome({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  expect(withOutcome({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(withOutcome({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(withOutcome({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('the parts add up', () => {
  expect(
    addUp([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2 });
});
