import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '#contract/http/languages.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { failedRequests } from '../support/complaints.ts';
import { findForeignWords, readWritten } from '../support/foreign-words.ts';
import { untilStarted } from '../support/open-started.ts';
import { jobTitles, offlineLine } from './app.ts';
import { expect, openWithWorker, test } from './fixtures.ts';

/** A stranger whose phone is set to Bangla. */
test.use({ language: 'bn', locale: 'bn-BD' });

const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const readLanguage = (page: Page) => page.locator('html').getAttribute('lang');

const readChoice = async (page: Page): Promise<string | undefined> => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === LANGUAGE_COOKIE)?.value;
};

/** The workers' addresses, the one in charge last. */
const readWorkers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const workers = [registration?.installing, registration?.waiting, registration?.active];
    return workers.flatMap((worker) =>
      worker ? `${worker.scriptURL.replace(location.origin, '')} ${worker.state}` : [],
    );
  });

/** A worker gives up a file that hangs after two minutes, and is not replaced before. */
const whileInstalling = { timeout: 180_000 };

const readAll = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const answers = paths.map(async (path) => (await page.request.get(path)).json());
  return readWritten(await Promise.all(answers));
};

test.describe('before there is a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('@phone a phone in Bangla opens the app in Bangla, with no word of English from home to the application', async ({
    page,
    texts,
    local,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(local('/'));
    const lists = [1, 2].map((number) => `${apiPaths.jobs}?page=${number}&perPage=100`);
    const written = await readAll(page, [...lists, apiPaths.jobCategories, apiPaths.cities]);
    await untilStarted(page);
    await expect(jobTitles(page)).toHaveCount(15);
    const checkWords = async () => {
      expect.soft(await findForeignWords(page, written), page.url()).toEqual([]);
      expect.soft(await page.getByRole('main').innerText(), page.url()).toMatch(/, (বাংলাদেশ|ভারত|শ্রীলঙ্কা)/);
      await expect.soft(page.getByText(/, (Bangladesh|India|Sri Lanka)$/), page.url()).toHaveCount(0);
    };
    await checkWords();

    await page.goto(local('/jobPage'));
    await untilStarted(page);
    await checkWords();

    const { data }: { data: { jobs: { _id: string; company: { _id: string } }[] } } = await (
      await page.request.get(`${apiPaths.jobs}?page=1&perPage=1`)
    ).json();
    const job = data.jobs[0];
    const id = job?._id ?? '';
    written.push(...(await readAll(page, [apiPaths.job(id), apiPaths.company(job?.company._id ?? '')])));
    // Someone has sent them the link.
    await page.goto(local(`/jobDetailsPage?id=${id}`));
    await untilStarted(page);
    await expect(page.getByRole('heading', { name: texts.related.heading })).toBeVisible();
    await checkWords();
    const apply = page.getByRole('link', { name: texts.article.apply, exact: true }).first();
    const letter = new URL((await apply.getAttribute('href')) ?? '').searchParams;
    expect(letter.get('su')).toBe(texts.application.subject);
  });
});

test('@phone the other language is one tap away, on the same page, and stays; offline the phone keeps its own and says so', async ({
  page,
  network,
  complaints,
  texts,
  local,
}) => {
  test.setTimeout(3 * whileInstalling.timeout);
  await openWithWorker(page, local('/jobPage?search=engineer'));
  await expect.poll(() => readChoice(page)).toBe('bn');
  await switchTo(page, 'English').click();
  await expect(page).toHaveURL('/jobPage?search=engineer');
  expect(await readLanguage(page)).toBe('en');
  // Its worker is in charge: switched back before, it would never have been.
  await expect.poll(() => readWorkers(page), whileInstalling).toEqual(['/sw.js activated']);
  expect(await readChoice(page)).toBe('en');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  expect(await readLanguage(page)).toBe('en');

  await untilStarted(page);
  await switchTo(page, 'বাংলা').click();
  await expect(page).toHaveURL(local('/'));
  await expect.poll(() => readWorkers(page), whileInstalling).toEqual(['/sw.js?languages=bn activated']);
  expect(await readChoice(page)).toBe('bn');
  await page.goto('/');
  await expect(page).toHaveURL(local('/'));
  expect(await readLanguage(page)).toBe('bn');

  await page.goto(local('/jobPage'));
  await expect(jobTitles(page)).toHaveCount(10);
  complaints.allow(failedRequests);
  network.goOffline();
  await page.context().setOffline(true);
  await page.goto('/jobPage');
  await expect(page).toHaveURL(local('/jobPage'));
  await expect(offlineLine(page, texts)).toBeVisible();
  await switchTo(page, 'English').click();
  await expect(page.getByText(texts.language.needsInternet)).toBeVisible();
  await expect(page).toHaveURL(local('/jobPage'));
});

test('@phone an address is a page however it is written', async ({ page, local }) => {
  for (const path of ['/jobPage?search=area+sales', '/jobPage?search=a%2Cb&x=', '/?utm=x%2Cy', '/']) {
    const answer = await page.request.get(local(path), { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
  }
});
