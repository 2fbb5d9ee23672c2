import type { Page } from '@playwright/test';
import { stores } from '#contract/device/stores.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { figuresMessagesIn } from '#features/employer/messages.ts';
import { runAdmin } from '../support/admin.ts';
import { failedRequests } from '../support/complaints.ts';
import { countRecords } from '../support/device-store.ts';
import { addOwnCompany, addOwnJob, beSignedIn, createEmployer, type Employer } from '../screens/employer.ts';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { expect, openWithWorker } from './fixtures.ts';
import { test } from './own-app.ts';

/** The server leaves out headless browsers. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
test.use({ userAgent });

const sendPath = /\/api\/v1\/job-figures$/;

async function readTotal(employer: Employer, id: string): Promise<unknown> {
  const answer = await employer.send('GET', `/api/v1/jobs/${id}/figures`);
  return Reflect.get(Object(Reflect.get(Object(answer), 'data')), 'total');
}

/** What a page does when its reader turns to something else. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Counting begins once the page has settled, and a view takes a while: until the device has the event. */
const untilNoted = (page: Page, count: number) =>
  expect.poll(() => countRecords(page, stores.figures)).toBe(count);

async function postPublicJob(app: { origin: string; dataDir: string }) {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  const id = await addOwnJob(employer, company, { title: 'Night Cook' });
  await runAdmin(app.dataDir, ['approve', company, id]);
  return { employer, id };
}

test('@phone @languages what a reader does with a job is counted once, also what was done offline, and its owner sees it', async ({
  page,
  context,
  app,
  language,
  local,
  texts,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { employer, id } = await postPublicJob(app);
  const words = language === 'bn' ? figuresMessagesIn.bn : figuresMessagesIn.en;
  await openWithWorker(page, local(toJobPath(id)));
  await untilNoted(page, 1);
  await hide(page);
  await expect.poll(() => readTotal(employer, id)).toEqual({ view: 1, save: 0, apply: 0, share: 0 });

  await page.reload();
  await untilStarted(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: texts.article.apply }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: texts.mark.save('Night Cook') }).click();
  await page.getByRole('main').getByRole('button', { name: texts.article.share, exact: true }).click();
  const copy = page.getByRole('button', { name: texts.share.copy });
  await copy.click();
  await expect(page.getByText(texts.share.copied)).toBeVisible();
  await copy.click();
  await untilNoted(page, 4);
  await hide(page);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await openStarted(next, local(appPaths.home));
  await expect.poll(() => readTotal(employer, id)).toEqual({ view: 1, save: 1, apply: 1, share: 1 });
  await next.reload();
  await openStarted(next, local(appPaths.jobs));
  expect(await context.cookies()).toEqual(
    expect.not.arrayContaining([
      expect.objectContaining({ name: expect.not.stringMatching(/^kaj-language$/) }),
    ]),
  );

  await beSignedIn(next, employer);
  await openStarted(next, local(toJobPath(id)));
  await openStarted(next, local(appPaths.userJobs));
  await next.getByRole('button', { name: texts.profile.named(texts.profile.more, 'Night Cook') }).click();
  await next.getByRole('button', { name: words.title }).click();
  const dialog = next.getByRole('dialog', { name: words.title });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByText(words.table, { exact: true }).click();
  await expect(dialog.getByRole('row')).toHaveCount(29);
  expect(await next.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('@phone those who object and the owner are not counted', async ({ browser, app }) => {
  const { employer, id } = await postPublicJob(app);
  /** Opens the job, begins to apply and leaves, once the page counts. */
  const apply = async (who: 'reader' | 'objecting' | 'owner') => {
    const context = await browser.newContext({ userAgent, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => value });
    }, who === 'objecting');
    if (who === 'owner') await beSignedIn(page, employer);
    const counting = page.waitForResponse(/assets\/count-jobs-/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openStarted(page, `${app.origin}${toJobPath(id)}`);
    await counting;
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await page.getByRole('dialog', { name: 'Apply' }).waitFor();
    if (who === 'reader') await untilNoted(page, 1);
    await hide(page);
    return { page, context, wasSent: () => requests.some((url) => sendPath.test(url)) };
  };
  const counted = await apply('reader');
  await expect.poll(counted.wasSent).toBe(true);
  await expect.poll(() => readTotal(employer, id)).toMatchObject({ apply: 1 });

  for (const who of ['objecting', 'owner'] as const) {
    const left = await apply(who);
    await untilNoted(left.page, 0);
    expect(left.wasSent()).toBe(false);
    await left.context.close();
  }
  expect(await readTotal(employer, id)).toMatchObject({ apply: 1 });
  await counted.context.close();
});

test('@phone figures that do not come, and figures without any, say so', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const { employer } = await postPublicJob(app);
  await beSignedIn(page, employer);
  await openStarted(page, appPaths.userJobs);
  await page.route('**/figures', (route) => route.abort());
  await page.getByRole('button', { name: 'More: Night Cook' }).click();
  await page.getByRole('button', { name: figuresMessagesIn.en.title }).click();
  const dialog = page.getByRole('dialog', { name: figuresMessagesIn.en.title });
  await expect(dialog.getByRole('alert')).toContainText('Could not load the figures.');
  await page.unroute('**/figures');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toContainText(figuresMessagesIn.en.early.title);
});
