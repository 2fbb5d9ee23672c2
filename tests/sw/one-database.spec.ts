import type { Page } from '@playwright/test';
import { cv, letter } from '../support/old-databases.ts';
import { expect, openControlled, test } from './fixtures.ts';

/** An update from a build that had a database for each kind of records. */

const old = {
  'kaj-own-cvs': { store: 'cvs', key: 'cv-1', record: cv },
  'kaj-letters': { store: 'letters', key: 'job-1', record: letter },
};

/** Writes as a tab of that build does, and keeps its databases open. */
function writeOld(
  page: Page,
  databases: Readonly<Record<string, { store: string; key: string; record: object }>>,
) {
  return page.evaluate(async (all) => {
    for (const [name, { store, key, record }] of Object.entries(all)) {
      const opening = indexedDB.open(name);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(store, 'readwrite');
      transaction.objectStore(store).put(record, key);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    }
  }, databases);
}

const listDatabases = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    return names.filter((name) => name.startsWith('kaj')).sort();
  });

test('what an older build stored is there, also what its tab writes beside the new one', async ({
  page,
  context,
}) => {
  await page.goto('/robots.txt');
  await writeOld(page, old);
  const app = await context.newPage();
  await openControlled(app, '/cvBuilder');
  await expect(app.getByText('Rina Das').first()).toBeVisible();
  const later = { ...cv, id: 'cv-2', fields: { fullName: 'Mita Roy' }, changedAt: 20 };
  await writeOld(page, { 'kaj-own-cvs': { store: 'cvs', key: 'cv-2', record: later } });
  expect(await listDatabases(app)).toEqual(['kaj', 'kaj-letters', 'kaj-own-cvs']);
  await page.close();
  await app.reload();
  await expect(app.getByText('Mita Roy').first()).toBeVisible();
  await expect(app.getByText('Rina Das').first()).toBeVisible();
  await expect.poll(() => listDatabases(app)).toEqual(['kaj']);
});
