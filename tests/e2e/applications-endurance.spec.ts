import { runBrowserSequence } from '../endurance/browser-sequence.ts';
import { startCrashingServer, type CrashingServer } from '../endurance/crashing-server.ts';
import { addInboxJobs, type InboxJobs } from '../support/inbox-jobs.ts';
import { startProxy } from '../support/proxy.ts';
import { test as base } from './fixtures.ts';

/**
 * Generated sequences in which somebody applies for jobs, in a browser and before a server that is killed: no
 * application may be lost, and none may come twice. `SEQUENCES` is their number, `SEED` the first; `npm run endurance`
 * runs a hundred.
 */

const sequences = Number(process.env['SEQUENCES'] ?? 2);
const firstSeed = Number(process.env['SEED'] ?? 1);

const test = base.extend<object, { server: CrashingServer; jobs: InboxJobs }>({
  server: [
    async ({ browserName: _any }, use) => {
      const server = await startCrashingServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  jobs: [async ({ server }, use) => use(await addInboxJobs(server, 2)), { scope: 'worker' }],
});

for (const seed of Array.from({ length: sequences }, (_none, index) => firstSeed + index)) {
  test(
    `whatever happens, an application comes once: sequence ${seed}`,
    { tag: '@phone' },
    async ({ context, server, jobs, complaints }) => {
      // Requests fail on purpose, in every way.
      complaints.allow(/Failed to load resource/);
      await server.ensureRunning();
      const network = await startProxy(server.origin);
      await runBrowserSequence({ ...jobs, context, network, server }, seed);
      await network.close();
    },
  );
}
