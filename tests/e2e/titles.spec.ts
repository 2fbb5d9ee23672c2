import type { Page } from '@playwright/test';
import { appPaths } from '#contract/http/paths.ts';
import { answeredWith } from '../support/complaints.ts';
import { readHead } from '../support/head-tags.ts';
import { expect, test } from './fixtures.ts';

// The pages come from the server itself.
test.use({ serviceWorkers: 'block' });

/** Notes every title that the app gives to its page. */
async function watchTitles(page: Page): Promise<() => string[]> {
  let given: string[] = [];
  await page.exposeFunction('noteTitle', (title: string) => void given.push(title));
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(globalThis, 'noteTitle');
    const set = (title: string) => void (typeof note === 'function' && note(title));
    Object.defineProperty(document, 'title', { configurable: true, set });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) given = [];
  });
  return () => given;
}

const jobAddress = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/v1/jobs?page=1&perPage=1');
  const { data }: { data: { jobs: { _id: string }[] } } = await answer.json();
  return `${appPaths.jobDetails}?id=${data.jobs[0]?._id}`;
};

test('the app names every page as the server did', { tag: '@phone' }, async ({ page, complaints }) => {
  complaints.allow(answeredWith(404));
  const read = await watchTitles(page);
  const paths = [
    ...Object.values(appPaths),
    '/jobPage?search=teacher&page=2',
    '/jobPage?category=Accountancy&country=Bangladesh',
    await jobAddress(page),
    '/jobDetailsPage?id=ffffffffffffffffffffffff',
    '/no/such/page',
  ];
  for (const path of paths) {
    const { title } = readHead(await (await page.request.get(path)).text());
    await page.goto(path);
    await expect.poll(() => read().at(-1), { message: path }).toBe(title);
  }
});
