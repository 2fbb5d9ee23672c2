import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { built } from './building/paths.ts';
import { isBuilt } from './building/stamp.ts';

/** Builds in a process of its own, so that the server does not carry the build's memory. */
async function buildApart(): Promise<void> {
  process.stdout.write('Building the app…\n');
  const entry = fileURLToPath(new URL('./build.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry, '--if-stale'], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(1);
}

if (!(await isBuilt())) await buildApart();
await import(pathToFileURL(built.main).href);
