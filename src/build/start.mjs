import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// JavaScript, as tsx in this process would also read the built server, which takes longer than the server's own start.

/** @param {string} path from this folder */
const at = (path) => new URL(path, import.meta.url);

async function ensureBuilt() {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(at('ensure-built.ts'))], {
    stdio: 'inherit',
  });
  const stop = () => void child.kill();
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(1);
}

const check = at('../../dist/server/stamp.js');
const isBuilt = existsSync(check) && (await (await import(check.href)).isBuilt());
if (!isBuilt) await ensureBuilt();
await import(at('../../dist/server/main.js').href);
