import { expect, test as base, type Page } from '@playwright/test';
import { beKnownVisitor } from '../support/known-visitor.ts';
import { getSharedApp } from '../support/shared-app.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { openFront, type Front } from './front.ts';

interface Fixtures {
  front: Front;
  baseURL: string;
  visitor: void;
}

/** For each test a network and a browser profile of its own, in front of the run's server. */
export const test = base.extend<Fixtures>({
  front: async ({ browserName: _any }, use) => {
    const front = await openFront(getSharedApp().origin);
    await use(front);
    await front.off();
  },
  baseURL: async ({ front }, use) => use(front.origin),
  visitor: [
    async ({ context }, use) => {
      await beKnownVisitor(context);
      await use();
    },
    { auto: true },
  ],
});
export { expect };

export const listUrl = '/api/v1/jobs?page=1&perPage=10';

/** Opens a page and waits until the worker is in charge of it. */
export async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilControlled(page);
}

/** Waits until the app has noticed that the network is gone. */
export async function untilNoticed(page: Page): Promise<void> {
  await expect(async () => {
    // A question to the server that was under way before counts for the app, and comes once.
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Paths and queries a cache holds, by the end of its name. */
export function cachedPaths(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cacheName);
}

export interface Heard {
  status: number;
  text: string;
  storedAt: string | null;
}

/** What the page hears when it asks; null when the request fails. */
export function ask(page: Page, path: string, headers: Record<string, string> = {}): Promise<Heard | null> {
  return page.evaluate(
    async (asked) => {
      try {
        const response = await fetch(asked.path, { headers: asked.headers });
        const storedAt = response.headers.get('x-kaj-stored-at');
        return { status: response.status, text: await response.text(), storedAt };
      } catch {
        return null;
      }
    },
    { path, headers },
  );
}

/** When a stored answer was stored; null when there is none. */
export function storedAt(page: Page, cacheName: string, path: string): Promise<string | null> {
  return page.evaluate(
    async (wanted) => {
      const stored = await (await caches.open(wanted.cacheName)).match(wanted.path);
      return stored?.headers.get('x-kaj-stored-at') ?? null;
    },
    { cacheName, path },
  );
}
