import * as v from 'valibot';

/** How many tests of one part held. Skipped ones count as failed: nothing here is left out. */
export interface Counts {
  passed: number;
  failed: number;
  /** What failed and why, one text each. */
  failures?: readonly string[];
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  specs: { title: string; tests: { results: { errors: { message: string }[] }[] }[] }[];
  suites: PlaywrightSuite[];
}

const PlaywrightError = v.object({ message: v.optional(v.string(), '') });
const PlaywrightResult = v.object({ errors: v.array(PlaywrightError) });

const PlaywrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({ title: v.string(), tests: v.array(v.object({ results: v.array(PlaywrightResult) })) }),
  ),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite)), []),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(PlaywrightSuite),
});

const MAX_LINES = 15;

/** The first lines name the expectation; a trace follows. */
const toFailure = (title: string, messages: readonly string[]): string[] =>
  messages.map((message) => `${title}\n${message.split('\n').slice(0, MAX_LINES).join('\n')}`);

const readSuite = ({ specs, suites }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .flatMap(({ message }) => toFailure(title, [message])),
  ),
  ...suites.flatMap(readSuite),
];

const readJson = (text: string): unknown => JSON.parse(text);

/** Counts of Vitest's JSON report. */
export function countVitest(text: string): Counts {
  const report = v.parse(VitestReport, readJson(text));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ message, assertionResults }) =>
      toFailure('A file of tests', message === '' ? [] : [message]).concat(
        assertionResults.flatMap(({ fullName, failureMessages }) =>
          toFailure(fullName, failureMessages ?? []),
        ),
      ),
    ),
  };
}

/** Counts of Playwright's JSON report. */
export function countPlaywright(text: string): Counts {
  const { stats, suites } = v.parse(PlaywrightReport, readJson(text));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: suites.flatMap(readSuite),
  };
}

/** A part without failed tests may have failed otherwise; one without tests failed too. */
export function withOutcome(counts: Counts, exitCode: number): Counts {
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

/** The sum of all parts. */
export function addUp(parts: readonly Counts[]): Counts {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
  };
}
