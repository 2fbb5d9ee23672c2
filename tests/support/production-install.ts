import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPaths } from '#contract/http/paths.ts';

/** What a build leaves and a server is started from, as an operator copies it; tests are not among it. */
const copied = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'index.html',
  'src',
  'sw',
  'public',
  'dist',
];
const UNBUILT = /^The app is not built, and the packages that build it are not installed/m;

export interface InstallPlace {
  /** The project, built. */
  root: string;
  /** For temporary files. */
  folder: string;
  write: (text: string) => void;
}

/** Runs npm in the copy; output is passed on as it comes. */
function startNpm({ folder, write }: Omit<InstallPlace, 'root'>, ...parameters: readonly string[]) {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, '.data') };
  const child = spawn('npm', parameters, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      write(text);
    });
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, ended, said: () => said };
}

async function untilReady({ child, said, ended }: ReturnType<typeof startNpm>): Promise<string> {
  const find = () => / is ready: (\S+)/.exec(said())?.[1];
  const next = async () => void (await once(child.stdout, 'data'));
  const end = ended.then(() => 'over');
  while (find() === undefined && (await Promise.race([next(), end])) !== 'over');
  const address = find();
  if (address === undefined) throw new Error('The installed server ended before it was ready.');
  return address;
}

const expectThat = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(`Installed without development packages: ${what}.`);
};

async function checkServing(place: Omit<InstallPlace, 'root'>): Promise<void> {
  const server = startNpm(place, 'start');
  try {
    const address = await untilReady(server);
    const list = await fetch(`${address}${apiPaths.jobs}?page=1`);
    expectThat(list.status === 200 && (await list.text()).includes('"_id"'), 'jobs are listed');
    // After the list: a page waits a limited time for a database that has just started.
    const page = await fetch(address);
    expectThat(page.status === 200 && (await page.text()).includes('<script'), 'the start page is served');
  } finally {
    server.child.kill('SIGTERM');
  }
  expectThat((await server.ended) === 0, 'the server stops with 0');
}

async function checkUnbuilt(place: Omit<InstallPlace, 'root'>): Promise<void> {
  await rm(join(place.folder, 'dist'), { recursive: true });
  const server = startNpm(place, 'start');
  expectThat((await server.ended) === 1 && UNBUILT.test(server.said()), 'an app that is not built is named');
}

/**
 * Installs the built project as operators do, without development packages, and starts it. @throws Error with what
 * did not work
 */
export async function checkProductionInstall({ root, folder, write }: InstallPlace): Promise<void> {
  const place = { folder: await mkdtemp(join(folder, 'install-')), write };
  for (const name of copied) await cp(join(root, name), join(place.folder, name), { recursive: true });
  const install = startNpm(place, 'ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund');
  expectThat((await install.ended) === 0, 'npm ci ends with 0');
  const isThere = await stat(join(place.folder, 'node_modules/vitest')).catch(() => null);
  expectThat(isThere === null, 'vitest is not installed');
  await checkServing(place);
  await checkUnbuilt(place);
}
