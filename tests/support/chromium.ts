import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** What every run of the browser gets: no sandbox in containers, and no traffic of the browser's own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Parts of the browser's own window, each a page that starts with every test, and that no test shows. */
const ownPages = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
];

/** A process that is ready for the next page: most tests end before there is one, and pay for its start. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** What Playwright turns off as well: of two such flags the browser heeds the last. */
const asPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For tests, each of which has a window of its own. */
export const testFlags = [
  ...chromiumFlags,
  `--disable-features=${[...asPlaywright, ...ownPages, spareProcess].join(',')}`,
];

const shell = '/usr/bin/chromium-headless-shell';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(programs: readonly string[]): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`);
    return chosen;
  }
  return [...programs, chromium.executablePath()].find(isProgram);
}

/**
 * The browser's program: `CHROMIUM_PATH`, the system's own, or Playwright's.
 * @throws when `CHROMIUM_PATH` names no program
 */
const findChromium = (): string | undefined => find(usual);

/**
 * The same for tests, which take Debian's shell without windows where it is: the engine is the same, and a page with
 * its worker costs a third less of a processor. What is measured for users runs in the browser that they have.
 */
const findTestChromium = (): string | undefined => find([shell, ...usual]);

function expectFound(found: string | undefined): string {
  if (found === undefined)
    throw new Error('No Chromium found: set CHROMIUM_PATH, or run npm test, which installs it.');
  return found;
}

/** The browser's program, for what cannot do without it. */
export const getChromium = (): string => expectFound(findChromium());

/** The same for tests. */
export const getTestChromium = (): string => expectFound(findTestChromium());

const run = (command: string, parameters: readonly string[]): void =>
  void execFileSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Debian's packages when this is root on Debian, else Playwright's own build. */
export function installChromium(root: string): void {
  const isDebianRoot = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
  if (!isDebianRoot) return run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']);
  run('apt-get', ['update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'];
  try {
    run('apt-get', [...install, 'chromium-headless-shell']);
  } catch {
    // Not every Debian has the shell in a package of its own.
    run('apt-get', install);
  }
}

/** Installs the browser where it is missing. Its shell alone is not enough: that has neither notifications nor Background Sync. */
export function ensureChromium(root: string): void {
  if (findChromium() !== undefined) return;
  process.stdout.write('Installing Chromium…\n');
  installChromium(root);
}
