import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './stamp.ts';

/** One line; on a terminal it counts the seconds. @returns what ends it */
function showProgress(): () => void {
  const { stdout } = process;
  const text = 'Building the app…';
  if (!stdout.isTTY) {
    stdout.write(`${text}\n`);
    return () => undefined;
  }
  const start = Date.now();
  const show = (): void => void stdout.write(`\r${text} ${Math.round((Date.now() - start) / 1000)} s`);
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    stdout.write('\n');
  };
}

async function buildApart(): Promise<void> {
  const endProgress = showProgress();
  const entry = fileURLToPath(new URL('./build.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry, '--if-stale'], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code] = await once(child, 'exit');
  endProgress();
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(1);
}

function canBuild(): boolean {
  const { resolve } = createRequire(import.meta.url);
  try {
    return [resolve('vite'), resolve('terser')].every((path) => path !== '');
  } catch {
    return false;
  }
}

if (!(await isBuilt())) {
  if (canBuild()) await buildApart();
  else if (!(await isBuilt('fast'))) {
    process.stderr.write(
      'The app is not built, and the packages that build it are not installed. Run: npm ci && npm run build\n',
    );
    process.exit(1);
  }
}
