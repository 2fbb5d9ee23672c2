import { buildAll } from './build-all.ts';
import { withLock } from './build-lock.ts';
import { buildLock, isBuilt } from './stamp.ts';

const isOptional = process.argv.includes('--if-stale');
const effort = process.argv.includes('--fast') ? 'fast' : 'small';

await withLock(buildLock, async () => {
  if (!isOptional || !(await isBuilt(effort))) await buildAll(effort);
});
