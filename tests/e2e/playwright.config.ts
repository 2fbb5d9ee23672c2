import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig, type ReporterDescription } from '@playwright/test';
import type { Fixtures } from './fixtures.ts';
import { getTestChromium, testFlags } from '../support/chromium.ts';
import { LANE_VARIABLE, MAIN_IN_BANGLA_TAG, MAIN_TAG } from '../support/lanes.ts';

const tests = join(import.meta.dirname, '..');
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const reportFile = process.env['KAJ_JOURNEY_REPORT'];
const json: ReporterDescription[] = reportFile === undefined ? [] : [['json', { outputFile: reportFile }]];

type Project = NonNullable<PlaywrightTestConfig<Fixtures>['projects']>[number];

const lane = process.env[LANE_VARIABLE];

/** A project's tests of this run's lane: those with the tag are of the main one. */
function ofLane(project: Project, tag = MAIN_TAG): Project[] {
  if (lane === undefined) return [project];
  const without = [project.grepInvert ?? []].flat();
  return lane === 'main' ? [{ ...project, grep: tag }] : [{ ...project, grepInvert: [...without, tag] }];
}

const wide: Project = {
  name: 'desktop',
  testMatch: 'e2e/*.spec.ts',
  testIgnore: /(phone|weak-network)\.spec\.ts/,
  // Tests whose result is the same at every width run on the phone alone.
  grepInvert: /@phone/,
  use: desktop,
};

/** Journeys on a phone and on a desktop, and what screens and worker prove in the browser by themselves. */
export default defineConfig<Fixtures>({
  testDir: tests,
  outputDir: join(tests, '../node_modules/.cache/kaj-journeys'),
  snapshotPathTemplate: join(tests, 'e2e/transcripts/{arg}{ext}'),
  globalSetup: join(tests, 'support/shared-app.ts'),
  fullyParallel: true,
  // One a processor: more wait for each other.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...json],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    launchOptions: { executablePath: getTestChromium(), args: testFlags },
  },
  projects: [
    ...ofLane({
      name: 'phone',
      testMatch: 'e2e/*.spec.ts',
      // A phone has no Tab key.
      testIgnore: /keyboard\.spec\.ts/,
      grepInvert: /@desktop/,
      use: phone,
    }),
    // The main journeys once more, by someone who reads Bangla.
    ...ofLane(
      {
        name: 'phone-bangla',
        testMatch: 'e2e/*.spec.ts',
        grep: /@languages/,
        use: { ...phone, language: 'bn', locale: 'bn-BD' },
      },
      MAIN_IN_BANGLA_TAG,
    ),
    ...(lane === 'main' ? [] : [wide]),
    ...ofLane({ name: 'screens', testMatch: 'screens/*.spec.ts', use: desktop }),
    ...ofLane({ name: 'worker', testMatch: 'sw/*.spec.ts', use: desktop }),
  ],
});
