import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { getSharedOrigin } from '../support/shared-app.ts';

/** What went wrong in any page of the test, as far as it was not expected. */
export interface Complaints {
  /** Says what this journey breaks on purpose. */
  allow: (...patterns: RegExp[]) => void;
}

interface Fixtures {
  network: Proxy;
  complaints: Complaints;
}

/** What the browser writes when a request fails on purpose: the network is off, or an answer broken. */
export const failedRequests =
  /Failed to load resource: net::ERR_|An unknown error occurred when fetching the script/;

const toLine = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`;

function collect(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(toLine(message));
  });
  context.on('weberror', (error) => heard.push(error.error().message));
  return heard;
}

/** Each test has a network, and so an origin and storage, of its own; anything unexpected in the console fails it. */
export const test = base.extend<Fixtures>({
  network: async ({ browserName: _any }, use) => {
    const network = await startProxy(getSharedOrigin());
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.origin),
  complaints: [
    async ({ context }, use) => {
      const heard = collect(context);
      const allowed: RegExp[] = [];
      await use({ allow: (...patterns) => void allowed.push(...patterns) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens an address and waits until the worker is in charge: everything it names is stored. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What axe finds, one line a place; nothing when the page is clean. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}
