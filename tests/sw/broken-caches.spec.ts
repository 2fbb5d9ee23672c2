import { openStarted } from '../support/open-started.ts';
import { expect, openControlled, test } from './fixtures.ts';

test('with a broken Cache Storage the worker lets the network serve, and complains of nothing', async ({
  page,
  context,
}) => {
  await openControlled(page, '/faq');
  // A worker controls pages before it has removed the files of earlier ones, which needs the storage.
  const readState = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(readState).toBe('activated');
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const name = 'QuotaExceededError';
    const createFailure = () => new DOMException(`The quota has been exceeded. ${new Error().stack}`, name);
    const fail = () => Promise.reject(createFailure());
    Object.assign(CacheStorage.prototype, { match: fail, open: fail, has: fail, keys: fail });
    Object.assign(Cache.prototype, { match: fail, put: fail, keys: fail });
    IDBFactory.prototype.open = () => {
      throw createFailure();
    };
    // Workbox does not handle a failure of the expiry that is under way when the storage breaks.
    addEventListener('unhandledrejection', ({ reason }) => {
      if (!/expireEntries/.test(String(reason))) Reflect.set(globalThis, 'unseen', String(reason));
    });
  });
  await openStarted(page, '/jobPage');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const logo = await page.evaluate(async () => {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = '/icons/icon-192.png';
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(logo).toBe(192);
  expect(await worker.evaluate(() => Reflect.get(globalThis, 'unseen') ?? null)).toBeNull();
});
