import { startApp, type AppProcess } from '../support/app-process.ts';
import { startProxy } from '../support/proxy.ts';
import { test as base } from './fixtures.ts';

/** A separate server for journeys that change public rows, which other tests count. */
export const test = base.extend<{ app: AppProcess }>({
  app: async ({ browserName: _any }, use) => {
    const app = await startApp();
    await use(app);
    await app.stop();
  },
  network: async ({ app }, use) => {
    const network = await startProxy(app.origin);
    await use(network);
    await network.close();
  },
});
