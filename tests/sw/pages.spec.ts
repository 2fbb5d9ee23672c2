import { ownStorageKeys } from '#contract/device/storage.ts';
import { cacheNames } from '#contract/device/stores.ts';
import { toShellFile } from '#contract/http/pages.ts';
import { apiPaths, toJobPath } from '#contract/http/paths.ts';
import { createGate } from '../support/gate.ts';
import { readNewestJob } from '../support/public-job.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { ask, cachedPaths, expect, listUrl, openControlled, test, untilNoticed } from './fixtures.ts';

const SHELL_FILE = toShellFile('en');

/** Opening and reloading the app with the network really gone. */

test('@main every screen opens offline after one visit, unknown ones included', async ({ page, front }) => {
  await openControlled(page, '/');
  await front.off();
  for (const path of [
    '/',
    '/jobPage',
    '/JOBPAGE?search=engi',
    '/jobDetailsPage',
    '/cvPage',
    '/signInPage',
    '/nothing',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a path is answered with its own page where it is stored, else with the shell', async ({
  page,
  front,
  request,
}) => {
  await openControlled(page, '/aboutUs');
  await expect.poll(() => cachedPaths(page, cacheNames.pages)).toContain('/aboutUs');
  const shell = await (await request.get(front.origin + SHELL_FILE)).text();
  await front.off();
  for (const path of ['/cvPage', '/savedJobs']) expect(await (await page.goto(path))?.text()).toBe(shell);
  const stored = (await (await page.goto('/aboutUs'))?.text()) ?? '';
  expect(stored).toMatch(/<main[^]*<h1[^>]*>About Us<\/h1>/);
});

test('the first visit is stored as well: the page itself, and what came in it', async ({ page, front }) => {
  await page.goto('/');
  await untilControlled(page);
  await expect.poll(() => cachedPaths(page, cacheNames.pages)).toContain('/');
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain('/api/v1/jobs');
  await front.off();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('a stored job page says its age while the server is asked again', async ({ page, front, request }) => {
  const { _id } = await readNewestJob(request);
  const path = toJobPath(_id);
  await openControlled(page, path);
  await expect.poll(() => cachedPaths(page, cacheNames.pages)).toContain(path);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const stored = await cache.match(key, { ignoreVary: true });
      const html = (await stored?.text()) ?? '';
      const older = html.replaceAll(/"(at|now)":(\d+)/g, (_, of, at) => `"${of}":${Number(at) - 75_000}`);
      await cache.put(key, new Response(older, stored));
    }
  }, cacheNames.pages);
  await page.addInitScript((key) => localStorage.removeItem(key), ownStorageKeys.queryCache);
  const gate = createGate();
  front.fault = () => ({ kind: 'hold', until: gate.opened });
  await page.reload();
  const age = page.getByText(/^Saved copy · updated \d+ min ago$/);
  await expect(age).toBeVisible();
  gate.open();
  await expect(age).toBeHidden();
});

test('a file, a call and an unknown asset are never answered with a page', async ({
  page,
  context,
  front,
}) => {
  await openControlled(page, '/aboutUs');
  await page.goto('/robots.txt');
  expect(await page.content()).toContain('User-agent');
  expect((await page.goto('/api/v1/nothing'))?.status()).toBe(404);
  expect((await page.goto('/assets/no-such-chunk.js'))?.status()).toBe(404);
  await front.off();
  for (const path of ['/nothing.txt', '/api/v1/other', '/files/cv/none.docx', '/assets/no-such-chunk.js']) {
    // The browser's own page of a failure comes late, and would break off what the same tab opens next.
    const tab = await context.newPage();
    await expect(tab.goto(path)).rejects.toThrow(/ERR_/);
    await tab.close();
  }
});

test('a return from a payment page is shown to the server first, and works without it', async ({
  page,
  front,
}) => {
  await openControlled(page, '/aboutUs');
  front.asked.length = 0;
  await page.goto('/?StatusCode=S1000');
  expect(front.asked).toContain('/?StatusCode=S1000');
  await front.off();
  const answer = await page.goto('/?StatusCode=S1000');
  expect(answer?.status()).toBe(200);
});

test('one missing extra chunk does not hold the app back', async ({ page, front }) => {
  front.fault = (url) => (/\/assets\/static-pages-/.test(url) ? { kind: 'status', status: 404 } : undefined);
  await openControlled(page, '/aboutUs');
  await front.off();
  await page.goto('/aboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The missing screen shows a message, and the way back works.
  await page.goto('/terms');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a version without its pages does not install; the page tries again when the network is back', async ({
  page,
  front,
}) => {
  front.fault = (url) => (url === SHELL_FILE ? { kind: 'status', status: 404 } : undefined);
  await page.goto('/aboutUs');
  await expect.poll(() => front.asked).toContain(SHELL_FILE);
  const hasWorker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.installing ?? registration?.waiting ?? registration?.active);
    });
  await expect.poll(hasWorker).toBe(false);
  front.fault = () => undefined;
  await front.off();
  await untilNoticed(page);
  await front.on();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await untilControlled(page);
});

test('a first visit that loses its network before all of the page has come continues when it is back', async ({
  page,
  front,
}) => {
  const late = /^\/assets\/(settled|footer)-/;
  front.fault = (url) => {
    if (late.test(url)) return { kind: 'break' };
    return url === apiPaths.ping ? { kind: 'status', status: 503 } : undefined;
  };
  const unreachable = page.waitForResponse((response) => response.url().endsWith(apiPaths.ping));
  await page.goto('/aboutUs');
  await expect.poll(() => front.asked.filter((url) => late.test(url)).length).toBeGreaterThanOrEqual(2);
  await unreachable;
  front.fault = () => undefined;
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible({ timeout: 60_000 });
  await untilControlled(page);
});

test('a page that was on its way while the first worker took over is taken over as well', async ({
  page,
  context,
  front,
}) => {
  const [installing, opening] = [createGate(), createGate()];
  const holds = new Map([
    [SHELL_FILE, installing.opened],
    ['/jobPage', opening.opened],
  ]);
  front.fault = (url) => {
    const until = holds.get(url);
    return until && { kind: 'hold', until };
  };
  await page.goto('/aboutUs');
  await expect.poll(() => front.asked).toContain(SHELL_FILE);
  const late = await context.newPage();
  const opened = late.goto('/jobPage');
  await expect.poll(() => front.asked).toContain('/jobPage');
  installing.open();
  await untilControlled(page);
  opening.open();
  await opened;
  await untilControlled(late);
  await expect.poll(() => cachedPaths(late, cacheNames.publicLists)).toContain(listUrl);
});

test('an address that names what the app does not know is answered, and never stored', async ({ page }) => {
  await openControlled(page, '/contactUs');
  await expect.poll(() => cachedPaths(page, cacheNames.pages)).toContain('/contactUs');
  for (const path of [
    '/contactUs?name=Rahim&message=Hello',
    '/jobPage?search=cook&x=1',
    '/jobPage?search=cook',
  ])
    expect((await page.goto(path))?.status()).toBe(200);
  await expect.poll(() => cachedPaths(page, cacheNames.pages)).toContain('/jobPage?search=cook');
  const stored = await cachedPaths(page, cacheNames.pages);
  expect(stored.filter((path) => /Rahim|x=1/.test(path))).toEqual([]);
});

for (const status of [200, 403]) {
  test(`an operator’s page with status ${status} takes no page’s place, and no stored answer’s`, async ({
    page,
    front,
  }) => {
    await openControlled(page, '/jobPage');
    await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
    const before = await ask(page, listUrl);
    front.fault = () => ({ kind: 'page', status });
    await page.goto('/privacy');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('Recharge now')).toHaveCount(0);
    const after = await ask(page, listUrl);
    expect(after).toMatchObject({ status: 200, text: before?.text });
    expect(after?.storedAt).not.toBeNull();
    await untilNoticed(page);
    expect(await cachedPaths(page, cacheNames.pages)).not.toContain('/privacy');
  });
}
