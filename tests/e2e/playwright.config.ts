import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import type { Fixtures } from './fixtures.ts';
import { getTestChromium, testFlags } from '../support/chromium.ts';

const tests = join(import.meta.dirname, '..');
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const reportFile = process.env['KAJ_JOURNEY_REPORT'];
const json: ReporterDescription[] = reportFile === undefined ? [] : [['json', { outputFile: reportFile }]];

/** Journeys on a phone and on a desktop, and what screens and worker prove in the browser by themselves. */
export default defineConfig<Fixtures>({
  testDir: tests,
  outputDir: join(tests, '../node_modules/.cache/kaj-journeys'),
  snapshotPathTemplate: join(tests, 'e2e/transcripts/{arg}{ext}'),
  globalSetup: join(tests, 'support/shared-app.ts'),
  fullyParallel: true,
  workers: 3,
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
    // A phone has no Tab key.
    {
      name: 'phone',
      testMatch: 'e2e/*.spec.ts',
      testIgnore: /keyboard\.spec\.ts/,
      grepInvert: /@desktop/,
      use: phone,
    },
    // The main journeys once more, by someone who reads Bangla.
    {
      name: 'phone-bangla',
      testMatch: 'e2e/*.spec.ts',
      grep: /@languages/,
      use: { ...phone, language: 'bn', locale: 'bn-BD' },
    },
    {
      name: 'desktop',
      testMatch: 'e2e/*.spec.ts',
      testIgnore: /(phone|weak-network)\.spec\.ts/,
      // What is the same at every width is tried on the phone alone.
      grepInvert: /@phone/,
      use: desktop,
    },
    { name: 'screens', testMatch: 'screens/*.spec.ts', use: desktop },
    { name: 'worker', testMatch: 'sw/*.spec.ts', use: desktop },
  ],
});
