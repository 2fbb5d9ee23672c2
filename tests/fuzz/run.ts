import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { adminPaths, accountPaths } from '#contract/http/api-paths.ts';
import { apiDocPaths, HEALTH_PATH } from '#contract/http/paths.ts';
import type { ApiDocument } from '#server/api-docs/document.ts';
import { buildAll } from '#build/build-all.ts';
import { isBuilt } from '#build/stamp.ts';
import { runAdmin } from '../support/admin.ts';
import { startApp } from '../support/app-process.ts';
import { readLockOwner } from '../support/lock-owner.ts';
import { draw, toPng, toBytes, toGrandAvif } from '../support/pictures.ts';
import { fuzz, HANG_MS, type FuzzOutcome } from './fuzz.ts';
import { fuzzPages } from './pages.ts';
import type { Send } from './session.ts';

/**
 * `npm run fuzz -- --requests 100000 --seed 1`: generated requests over every route of the API's document and every
 * page in both languages against the built server with the embedded database. Fails on a 5xx, an answer that does not come, a
 * redirect to itself, or memory that grows.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string', default: '16' },
  },
});
const requests = Number(values.requests);
const MAX_GROWTH_MB = 200;
/** After this share of the run, caches are filled and code is compiled. */
const WARM = 0.2;

async function readMegabytes(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

if (!(await isBuilt())) await buildAll();
const app = await startApp();
const engine = (await readLockOwner(app.dataDir)).engine;
const pids = [app.pid, engine];

const send: Send = (path, init) =>
  fetch(app.origin + path, { ...init, signal: AbortSignal.timeout(HANG_MS) });

/** An administrator of the run's own, whom no request speaks for, makes the others. */
const keeper = { email: 'fuzz-keeper@example.com', password: 'a long enough password' };
async function postAs(path: string, body: object, token = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return send(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
const names = { firstName: 'Fuzz', lastName: 'Keeper', phoneNumber: '01712345678' };
const registered = await postAs(accountPaths.register, { ...keeper, ...names });
const { token } = v.parse(v.object({ token: v.string() }), await registered.json());
await runAdmin(app.dataDir, ['grant-admin', keeper.email, '--yes']);
const makeAdmin = async (email: string) => void (await postAs(adminPaths.grantAdmin, { email }, token));

const document: ApiDocument = await (await send(apiDocPaths.document, {})).json();
const pictures = [
  await draw('png'),
  await draw('webp'),
  toPng({ width: 9000, height: 9000 }),
  await toGrandAvif(9000, 9000),
  toBytes('GIF89a'),
];

let warmMegabytes = 0;
let largest = 0;
function onProgress(answered: number, { statuses, failures }: FuzzOutcome): void {
  if (answered % 1000 !== 0) return;
  void readMegabytes(pids).then((megabytes) => {
    if (warmMegabytes === 0 && answered >= requests * WARM) warmMegabytes = megabytes;
    largest = Math.max(largest, megabytes);
    const counts = Object.entries(statuses)
      .sort()
      .map(([group, count]) => `${group} ${count}`);
    process.stdout.write(
      `${answered}: ${counts.join(', ')}, failures ${failures.length}, ${megabytes.toFixed(0)} MB\n`,
    );
  });
}

const target = {
  document,
  ids: ['0'.repeat(24)],
  pages: [...fuzzPages, HEALTH_PATH, apiDocPaths.page],
  pictures,
};
const options = { seed: Number(values.seed), requests, clients: Number(values.clients) };
const outcome = await fuzz({ ...options, target, send, makeAdmin, onProgress });
const growth = (await readMegabytes(pids)) - (warmMegabytes || Number.NaN);
for (const { request, reason } of outcome.failures.slice(0, 20)) {
  const body = typeof request.body === 'string' ? request.body.slice(0, 300) : request.body;
  process.stdout.write(`FAILED ${reason}: ${JSON.stringify({ ...request, body })}\n`);
}
await app.stop();
const counts = Object.entries(outcome.statuses)
  .sort()
  .map(([group, count]) => `${group} ${count}`);
process.stdout.write(
  `\nseed ${values.seed}, ${requests} requests: ${counts.join(', ')}; failures ${outcome.failures.length}; ` +
    `memory grew by ${growth.toFixed(0)} MB (limit ${MAX_GROWTH_MB}), at most ${largest.toFixed(0)} MB\n`,
);
process.exitCode = outcome.failures.length > 0 || growth > MAX_GROWTH_MB ? 1 : 0;
