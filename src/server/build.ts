import { buildAll } from './building/build-all.ts';
import { withLock } from './building/build-lock.ts';
import { buildLock } from './building/paths.ts';
import { isBuilt } from './building/stamp.ts';

/** With `--if-stale`, does nothing when another process has just built the same. */
const isOptional = process.argv.includes('--if-stale');

await withLock(buildLock, async () => {
  if (!isOptional || !(await isBuilt())) await buildAll();
});
