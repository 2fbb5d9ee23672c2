import { expect, test } from 'vitest';
import { addUp, countPlaywright, countVitest, withOutcome } from './support/counts.ts';

test('skipped, flaky and unwritten tests count as failed', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 3,
    testResults: [],
  };
  expect(countVitest(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 6, failures: [] });
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, suites: [] };
  expect(countPlaywright(JSON.stringify(playwright))).toEqual({ passed: 4, failed: 3, failures: [] });
});

const toLines = (length: number) => Array.from({ length }, (_, line) => `line ${line}`).join('\n');

const toSpec = (title: string, errors: { message: string }[]) => ({
  title,
  tests: [{ results: [{ errors }] }],
});

test('a failure is reported with the first lines of why', () => {
  const long = toLines(40);
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  const assertionResults = [
    { fullName: 'adds', failureMessages: [] },
    { fullName: 'divides', failureMessages: [long] },
  ];
  const vitest = { ...counts, testResults: [{ message: '', assertionResults }] };
  expect(countVitest(JSON.stringify(vitest)).failures).toEqual([`divides\n${toLines(15)}`]);
  const inner = { specs: [toSpec('opens', []), toSpec('prints', [{ message: long }])] };
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const playwright = { stats, suites: [{ specs: [], suites: [inner] }] };
  expect(countPlaywright(JSON.stringify(playwright)).failures).toEqual([`prints\n${toLines(15)}`]);
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
