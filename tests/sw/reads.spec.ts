import type { Page } from '@playwright/test';
import { cacheNames } from '#contract/device/stores.ts';
import { createGate } from '../support/gate.ts';
import { ask, cachedPaths, expect, listUrl, openControlled, storedAt, test } from './fixtures.ts';

/** The policies of the worker for what pages ask in code, with the network slow, breaking and gone. */

test.beforeEach(async ({ page }) => {
  await openControlled(page, '/aboutUs');
});

test('@main a list comes from the network, and without one from the store, saying how old it is', async ({
  page,
  front,
}) => {
  const fresh = await ask(page, listUrl);
  expect(fresh).toMatchObject({ status: 200, storedAt: null });
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
  await front.off();
  const stored = await ask(page, listUrl);
  expect(stored?.text).toBe(fresh?.text);
  expect(Date.parse(stored?.storedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('@main an answer slower than four seconds gives way to the stored one, and then replaces it', async ({
  page,
  front,
}) => {
  await ask(page, listUrl);
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
  const gate = createGate();
  front.fault = () => ({ kind: 'hold', until: gate.opened });
  const early = await ask(page, listUrl);
  expect(early?.storedAt).toEqual(expect.any(String));
  gate.open();
  await expect.poll(() => storedAt(page, cacheNames.publicLists, listUrl)).not.toBe(early?.storedAt);
});

test('an answer that breaks off in the middle, or fails on the server, gives way to the stored one', async ({
  page,
  front,
}) => {
  const fresh = await ask(page, listUrl);
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
  front.fault = () => ({ kind: 'break' });
  expect(await ask(page, listUrl)).toMatchObject({ text: fresh?.text, storedAt: expect.any(String) });
  front.fault = () => ({ kind: 'status', status: 503 });
  expect(await ask(page, listUrl)).toMatchObject({ text: fresh?.text, storedAt: expect.any(String) });
});

test('with nothing stored, a failure is passed on as it is', async ({ page, front }) => {
  front.fault = () => ({ kind: 'status', status: 503 });
  expect(await ask(page, '/api/v1/jobs?search=never')).toMatchObject({ status: 503, storedAt: null });
  front.fault = () => ({ kind: 'break' });
  expect(await ask(page, '/api/v1/jobs?search=never')).toBeNull();
  expect(await cachedPaths(page, cacheNames.publicLists)).not.toContain('/api/v1/jobs?search=never');
});

for (const told of ['API', 'page'] as const) {
  test(`a job that is gone by its ${told} is forgotten with its page, by an operator’s page it is not`, async ({
    page,
    front,
  }) => {
    const list: { data: { jobs: { _id: string }[] } } = JSON.parse((await ask(page, listUrl))?.text ?? '');
    const id = list.data.jobs[0]?._id ?? '';
    const [path, pagePath] = [`/api/v1/jobs/${id}`, `/jobDetailsPage?id=${id}`];
    await page.goto(pagePath);
    await ask(page, path);
    const held = async () => {
      const paths = [cacheNames.publicDetails, cacheNames.pages].map((name) => cachedPaths(page, name));
      return (await Promise.all(paths)).flat().filter((stored) => stored.includes(id));
    };
    await expect.poll(held).toEqual([path, pagePath]);
    const visit = () => (told === 'API' ? ask(page, path) : page.goto(pagePath));
    front.fault = (url) => (url.includes(id) ? { kind: 'page', status: 404 } : undefined);
    await visit();
    await ask(page, path);
    expect(await held()).toEqual([path, pagePath]);
    front.fault = (url) => (url.includes(id) ? { kind: 'status', status: 410 } : undefined);
    await visit();
    await expect.poll(held).toEqual([]);
  });
}

test('private answers and the ping are never stored', async ({ page, front }) => {
  const headers = { authorization: 'Bearer something' };
  await ask(page, listUrl, headers);
  await ask(page, '/api/v1/jobs?createdBy=u1');
  await ask(page, '/api/v1/companies?createdBy=u1');
  await ask(page, '/api/v1/auth/profile');
  await ask(page, '/api/v1/ping');
  // A stored neighbour shows that storing itself has had its turn.
  await ask(page, '/api/v1/job-categories');
  await expect.poll(() => cachedPaths(page, cacheNames.publicDetails)).toEqual(['/api/v1/job-categories']);
  expect(await cachedPaths(page, cacheNames.publicLists)).not.toContain(listUrl);
  await ask(page, listUrl);
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
  await front.off();
  expect(await ask(page, listUrl, headers)).toBeNull();
  expect(await ask(page, '/api/v1/auth/profile')).toBeNull();
});

test('however many lists are read, the newest eighty are stored', async ({ page }) => {
  const paths = Array.from({ length: 90 }, (_, index) => `/api/v1/jobs?page=1&perPage=1&search=${index}`);
  for (let at = 0; at < paths.length; at += 10) {
    await Promise.all(paths.slice(at, at + 10).map((path) => ask(page, path)));
  }
  await expect
    .poll(async () => {
      const kept = new Set(await cachedPaths(page, cacheNames.publicLists));
      return {
        count: kept.size,
        isNewestKept: kept.has(paths.at(-1) ?? ''),
        isOldestKept: kept.has(paths[0] ?? ''),
      };
    })
    .toEqual({ count: 80, isNewestKept: true, isOldestKept: false });
});

test('a CV file passes the worker by, whole and in parts: the page stores it', async ({ page }) => {
  const answer = (await ask(page, '/api/v1/resume-templates?view=detailed&includeDeleted=true'))?.text ?? '';
  const body: { data: { resumeTemplates: { cvFileUrl: string }[] } } = JSON.parse(answer);
  const path = body.data.resumeTemplates[0]?.cvFileUrl ?? '';
  expect((await ask(page, path, { range: 'bytes=0-3' }))?.status).toBe(206);
  expect((await ask(page, path))?.status).toBe(200);
  // A stored neighbour shows that storing itself has had its turn.
  await ask(page, listUrl);
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
  expect(await page.evaluate((wanted) => caches.match(wanted).then(Boolean), path)).toBe(false);
});

/** Asks the worker to empty its caches, and waits for its word. @returns the caches that are left */
function clearCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const channel = new MessageChannel();
    const answered = new Promise((resolve) => {
      channel.port1.addEventListener('message', resolve, { once: true });
      channel.port1.start();
    });
    navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_CACHES' }, [channel.port2]);
    await answered;
    return caches.keys();
  });
}

test('CLEAR_CACHES empties every cache and answers', async ({ page }) => {
  await ask(page, listUrl);
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
  // Answers that the first visit requested may still be stored after the first clearing.
  await expect.poll(() => clearCaches(page)).toEqual([]);
});
