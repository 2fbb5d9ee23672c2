import * as v from 'valibot';

/** How many tests of one part held. Skipped ones count as failed: nothing here is left out. */
export interface Counts {
  passed: number;
  failed: number;
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

const readJson = (text: string): unknown => JSON.parse(text);

/** Counts of Vitest's JSON report. */
export function countVitest(text: string): Counts {
  const report = v.parse(VitestReport, readJson(text));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report. */
export function countPlaywright(text: string): Counts {
  const { stats } = v.parse(PlaywrightReport, readJson(text));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** A part that ended badly failed somewhere, even where no single test says so; one without tests failed too. */
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
