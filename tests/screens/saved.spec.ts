import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { DATABASE, SAVED_JOB_VERSION, stores } from '#contract/device/stores.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { changeRecords, readSavedRecords } from '../support/device-store.ts';
import { expect, test } from './app.ts';

/** The list of saved jobs, its tracker and its file, for someone without an account. */

test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

/** Chooses the stage of the first job that is shown. */
async function choose(page: Page, stage: string): Promise<void> {
  await cards(page)
    .first()
    .getByRole('button', { name: /^More: / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: stage, exact: true }).click();
}

/** Saves the first jobs of the list. @returns their titles */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  await openStarted(page, '/jobPage');
  const marks = page.getByRole('button', { name: /^Save for offline reading: / });
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await marks.nth(index).click();
    await expect(marks.nth(index)).toHaveAttribute('aria-pressed', 'true');
    titles.push(((await marks.nth(index).getAttribute('aria-label')) ?? '').replace(/^.*?: /, ''));
  }
  const whole = titles.map((title) => ({ title, isWhole: true, stage: 'saved' }));
  await expect.poll(() => readSavedRecords(page)).toEqual(expect.arrayContaining(whole));
  return titles;
}

test('a visitor follows their applications in the list, in both tabs, and takes them to another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const titles = await saveFirst(page, 2);
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL('/savedJobs');
  await expect(cards(page)).toHaveCount(2);
  for (const card of await cards(page).all()) {
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(144);
  }
  const other = await context.newPage();
  await openStarted(other, '/savedJobs');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Mark as sent: / })
    .click();
  await expect(tab(other, '1 Sent')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeFocused();
  await tab(page, '1 Sent').click();
  await expect(page).toHaveURL('/savedJobs?tab=sent');
  await expect(cards(page)).toHaveCount(1);
  await choose(page, 'Interview');
  await expect(page.getByText('Nothing here. 1 job under Saved.')).toBeVisible();
  await tab(page, '0 Sent').press('ArrowRight');
  await expect(tab(page, '1 Interview')).toBeFocused();
  await expect(page).toHaveURL('/savedJobs?tab=interview');
  await choose(page, 'Offer');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(cards(page)).toHaveCount(1);
  await cards(page)
    .first()
    .getByRole('button', { name: /^More: / })
    .click();
  const [reminder] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add deadline to calendar' }).click(),
  ]);
  expect(await readFile(await reminder.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VALARM/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Saved jobs settings' })
      .click()
      .then(() => page.getByRole('button', { name: 'Back up saved jobs' }).click()),
  ]);
  expect(download.suggestedFilename()).toMatch(/^saved-jobs-\d{4}-\d\d-\d\d\.json$/);
  const buffer = await readFile(await download.path());

  await cards(page)
    .first()
    .getByRole('button', { name: /^Save for offline reading/ })
    .click();
  await expect(tab(other, '0 Interview')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(other, '1 Interview')).toBeVisible();
  await expect(cards(page).first().getByRole('link').first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/savedJobs');
  await expect(cards(page)).toHaveCount(1);

  const device = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: 'block',
  });
  const elsewhere = await device.newPage();
  await openStarted(elsewhere, '/savedJobs');
  await expect(elsewhere.getByText('No saved jobs yet')).toBeVisible();
  const input = elsewhere.locator('input[type=file]');
  await input.setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"jobs":[]}'),
  });
  await expect(elsewhere.getByText('This is not a file of saved jobs, or it is damaged.')).toBeVisible();
  await input.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
  await expect(elsewhere.getByText('2 jobs added.')).toBeVisible();
  await expect(tab(elsewhere, '1 Interview')).toBeVisible();
  await input.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
  await expect(elsewhere.getByText('2 jobs already here.')).toBeVisible();
  const wholeRecords = titles.map((title) => expect.objectContaining({ title, isWhole: true }));
  expect(await readSavedRecords(elsewhere)).toEqual(expect.arrayContaining(wholeRecords));
  await device.close();
});

test('a full device says what it cannot store and loses nothing; one without storage says that', async ({
  page,
}) => {
  await saveFirst(page, 1);
  // Another tab may have a newer version of the app: its record is shown, and never overwritten.
  const times = { savedAt: 1, copiedAt: 1, checkedAt: Date.now() };
  const newer = { version: 9, job: { _id: 'newer', title: 'Welder' }, ...times, isFull: true };
  await changeRecords(page, stores.savedJobs, {
    records: { newer: { ...newer, stage: 'offer', mood: 'hopeful' } },
  });
  const before = await readSavedRecords(page);
  await openStarted(page, '/savedJobs');
  await tab(page, '1 Result').click();
  await choose(page, 'Sent');
  await expect(page.getByText('This device could not save that. Nothing was changed.')).toBeVisible();
  await expect(tab(page, '1 Result')).toBeVisible();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openStarted(page, '/jobPage');
  const mark = page.getByRole('button', { name: /^Save for offline reading: / }).nth(1);
  await mark.click();
  await expect(page.getByText('There is no room to save this job on this device.')).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await openStarted(page, '/savedJobs');
  await choose(page, 'Sent');
  await expect(page.getByText('This device could not save that. Nothing was changed.')).toBeVisible();
  await expect(tab(page, '1 Saved')).toBeVisible();
  expect(await readSavedRecords(page)).toEqual(before);

  await page.addInitScript((name) => {
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (asked, version) => {
      if (asked === name) throw new DOMException('blocked', 'SecurityError');
      return open(asked, version);
    };
  }, DATABASE);
  await page.reload();
  await expect(page.getByText('Your saved jobs cannot be read')).toBeVisible();
});

test('whatever page is open, what has changed is found, also for the icon; a logo that never came follows', async ({
  page,
  request,
}) => {
  const read = async (path: string) => (await (await request.get(path)).json()).data;
  const { jobs } = await read(`${apiPaths.jobs}?page=1&perPage=10&sort=deadline`);
  const [moved, lacking] = await Promise.all(
    [jobs[0], jobs[1]].map(async ({ _id }) => {
      const { job } = await read(apiPaths.job(_id));
      const { company } = await read(apiPaths.company(job.company._id));
      return { version: SAVED_JOB_VERSION, job, company, isFull: true };
    }),
  );
  await page.addInitScript(() => {
    const badges: number[] = Reflect.set(globalThis, 'badges', []) && Reflect.get(globalThis, 'badges');
    Object.assign(navigator, {
      setAppBadge: async (count: number) => badges.push(count),
      clearAppBadge: async () => badges.push(0),
    });
  });
  const lastBadge = () => page.evaluate(() => Reflect.get(globalThis, 'badges').at(-1));
  await openStarted(page, '/savedJobs');
  await expect(page.getByText('No saved jobs yet')).toBeVisible();
  const job = { ...moved?.job, applicationDeadline: '2031-01-01T00:00:00Z' };
  const times = { savedAt: 1, copiedAt: 1 };
  await changeRecords(page, stores.savedJobs, { records: { [job._id]: { ...moved, job, ...times } } });
  const gate = createGate();
  const address = `**${apiPaths.job(job._id)}`;
  await page.route(address, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, '/aboutUs');
  await expect.poll(lastBadge).toBe(0);
  gate.open();
  await expect.poll(lastBadge).toBe(1);
  await expect
    .poll(() => readSavedRecords(page))
    .toEqual([{ title: job.title, isWhole: true, stage: 'saved' }]);

  const checked = {
    logo: null,
    stage: 'saved',
    stageAt: 1,
    checkedAt: Date.now(),
    latest: null,
  };
  await changeRecords(page, stores.savedJobs, {
    records: { [lacking?.job._id]: { ...lacking, ...times, ...checked } },
  });
  await openStarted(page, '/savedJobs');
  await expect(cards(page)).toHaveCount(2);
  await expect
    .poll(async () => (await readSavedRecords(page)).map(({ isWhole }) => isWhole))
    .toEqual([true, true]);
});

test.describe('in columns', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('a card is moved by keys, in its sheet and by dragging, and takes the focus along', async ({
    page,
    context,
    request,
  }) => {
    const { data } = await (await request.get(`${apiPaths.jobs}?page=1&perPage=4&sort=deadline`)).json();
    await openStarted(page, '/savedJobs');
    await expect(page.getByText('No saved jobs yet')).toBeVisible();
    const now = Date.now();
    const toRecord = (job: { _id: string }, progress: object) => [
      job._id,
      { version: 3, job, isFull: true, savedAt: now, copiedAt: now, checkedAt: now, ...progress },
    ];
    const [first, second, third, waiting] = data.jobs;
    const fresh = { stage: 'saved', stageAt: now };
    const records = Object.fromEntries([
      ...[first, second, third].map((job) => toRecord(job, fresh)),
      toRecord(waiting, { stage: 'sent', stageAt: now - 8 * DAY_MS }),
    ]);
    await changeRecords(page, stores.savedJobs, { records });
    await openStarted(page, '/savedJobs');
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const link = ({ title }: { title: string }) =>
      page.getByRole('main').getByRole('link', { name: title, exact: true });
    const report = page.getByRole('status', { name: 'Last action' });
    await expect(column('Saved 3')).toBeVisible();

    await link(first).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column('Writing 1')).toContainText(first.title);
    await expect(link(first)).toBeFocused();
    await expect(report).toContainText(`${first.title} moved to Writing`);
    await page.keyboard.press('ArrowRight');
    await expect(link(waiting)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(link(first)).toBeFocused();

    await page.getByRole('button', { name: `More: ${first.title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Interview', exact: true }).click();
    await expect(column('Interview 1')).toContainText(first.title);
    await expect(link(first)).toBeFocused();

    await link(second).dragTo(column('Sent 1'));
    await expect(column('Sent 2')).toContainText('Sent today');
    await expect(link(second)).toBeFocused();
    await link(third).dragTo(column('Result 0'));
    await page.getByRole('dialog').getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(column('Result 1')).toContainText(third.title);
    await expect(link(third)).toBeFocused();
    await expect(report).toContainText(`${third.title} moved to Offer`);

    const other = await context.newPage();
    await openStarted(other, '/savedJobs');
    await expect(other.getByRole('region', { name: 'Sent 2' })).toContainText('Sent 8 days ago');
    await page.reload();
    await expect(page.getByRole('button', { name: `Got an interview: ${waiting.title}` })).toBeVisible();
    await expect(column('Result 1')).toContainText(third.title);
  });
});
