import { expect, test as base, type Page } from '@playwright/test';
import type { Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { judgeComplaints, type Complaints } from '../support/complaints.ts';
import { prepareVisitor, type VisitorOptions } from '../support/known-visitor.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { getSharedApp } from '../support/shared-app.ts';
import { textsOf, type Texts } from '../support/texts.ts';
import { untilControlled } from '../support/until-controlled.ts';

export interface Fixtures extends VisitorOptions {
  network: Proxy;
  complaints: Complaints;
  visitor: void;
  /** What the visitor reads; English by default. */
  language: Locale;
  texts: Texts;
  /** The address of a page in the visitor's language. */
  local: (path: string) => string;
}

/** Each test has a network, and so an origin and storage, of its own; anything unexpected in the console fails it. */
export const test = base.extend<Fixtures>({
  network: async ({ browserName: _any }, use) => {
    const network = await startProxy(getSharedApp().origin);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.origin),
  complaints: [async ({ context }, use) => judgeComplaints(context, use), { auto: true }],
  isNewVisitor: [false, { option: true }],
  language: ['en', { option: true }],
  texts: ({ language }, use) => use(textsOf[language]),
  local: ({ language }, use) => use((path) => toLocalPath(path, language)),
  visitor: [prepareVisitor, { auto: true }],
});

export { expect };

/** Opens an address and waits until the worker is in charge: everything it names is stored. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilControlled(page);
}

/** Whether the worker has put an answer away. */
export function isStored(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined,
    path,
  );
}
