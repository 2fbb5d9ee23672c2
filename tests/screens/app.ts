import { expect, test as base, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '#build/stamp.ts';
import { startApp } from '../support/app-process.ts';
import { judgeComplaints, type Complaints } from '../support/complaints.ts';
import { prepareVisitor, type VisitorOptions } from '../support/known-visitor.ts';
import { getSharedApp, type SharedApp } from '../support/shared-app.ts';

interface Fixtures extends VisitorOptions {
  complaints: Complaints;
  visitor: void;
}

/**
 * The run's server with the sample data; service workers are blocked. Files that set `changesPublic` have
 * another one.
 */
export const test = base.extend<Fixtures, { app: SharedApp; changesPublic: boolean }>({
  changesPublic: [false, { option: true, scope: 'worker' }],
  app: [
    async ({ changesPublic }, use) => {
      if (!changesPublic) return use(getSharedApp());
      const app = await startApp();
      await use(app);
      return app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.origin),
  serviceWorkers: 'block',
  complaints: [async ({ context }, use) => judgeComplaints(context, use), { auto: true }],
  isNewVisitor: [false, { option: true }],
  visitor: [prepareVisitor, { auto: true }],
});
export { expect };
import { spendReload } from '../support/reload-guard.ts';

let people = 0;

/** Someone new with an account, made over the API as the register form would. */
export async function createAccount(app: SharedApp): Promise<{ email: string; password: string }> {
  people += 1;
  const account = { email: `person${people}.${process.pid}@example.com`, password: 'a long password' };
  const names = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712-345678' };
  const answer = await fetch(`${app.origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...names, ...account }),
  });
  expect(answer.ok).toBe(true);
  return account;
}

/** Signs in through the form of the page that is open. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  // The page that links here may have an e-mail field as well.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Those of both languages. */
const assets = readdirSync(join(built.client, 'assets'), { encoding: 'utf8', recursive: true });

/** The path of a chunk, by the name that the build gave it. @throws when the build has no such chunk */
export function toChunkPattern(name: string): string {
  if (!assets.some((file) => new RegExp(`(?:^|/)${name}-[0-9a-f]+\\.js$`).test(file)))
    throw new Error(`No part "${name}".`);
  return `**/assets/**/${name}-*.js`;
}

/** Makes a chunk fail to load, from the next page on. @returns lets it load */
export async function withholdChunk(page: Page, name: string): Promise<() => Promise<void>> {
  await spendReload(page);
  const chunk = toChunkPattern(name);
  await page.route(chunk, (route) => route.abort());
  return () => page.unroute(chunk);
}
