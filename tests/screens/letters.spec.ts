import * as v from 'valibot';
import type { APIRequestContext, Page } from '@playwright/test';
import { CompanyData } from '#contract/companies/company.ts';
import { Job, JobsData } from '#contract/jobs/job.ts';
import { idbStores } from '#contract/device/late-storage.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { menuLink } from '../e2e/app.ts';
import { expect, findBarriers, test } from '../e2e/fixtures.ts';

/** Applying offline on a phone: the letter is stored until it is sent. */
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

const letter = 'Dear team,\n\n100% সত্যি: I am a nurse & more?\n\nRina';

/** A job of the sample whose company can be written to. */
async function findJob(request: APIRequestContext): Promise<{ job: Job; email: string }> {
  const read = async (path: string): Promise<unknown> => {
    const answer: { data: unknown } = await (await request.get(`/api/v1/${path}`)).json();
    return answer.data;
  };
  const { jobs } = v.parse(JobsData, await read('jobs?page=1&perPage=10'));
  for (const job of v.parse(v.array(Job), jobs)) {
    const { company } = v.parse(CompanyData, await read(`companies/${job.company._id}`));
    if (company.email !== '') return { job, email: company.email };
  }
  throw new Error('No company of the sample has an e-mail address.');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Application' });
const readyLine = (page: Page) => page.getByText('Your application is ready to send');

/** The browser loses the page from one moment to the next. */
async function killTab(page: Page): Promise<Page> {
  const gone = page.waitForEvent('crash');
  await Promise.all([gone, page.goto('chrome://crash').catch(() => undefined)]);
  await page.close();
  return page.context().newPage();
}

/** What the letters' database holds under each key. @param planted put there first, under the job's own key */
const readStore = (page: Page, planted?: { key: string; value: unknown }) =>
  page.evaluate(
    ({ names, put }) =>
      new Promise<[string, unknown][]>((resolve, reject) => {
        const opening = indexedDB.open(names.database);
        opening.addEventListener('error', () => reject(new Error('The database does not open.')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(names.store, 'readwrite');
          const records = transaction.objectStore(names.store);
          if (put) records.put(put.value, put.key);
          const [keys, values] = [records.getAllKeys(), records.getAll()];
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(keys.result.map((key, index) => [String(key), values.result[index]]));
          });
        });
      }),
    { names: idbStores.letters, put: planted },
  );

test('a letter that was written offline outlives its tab, waits for the network and is sent by its writer alone', async ({
  page: first,
  context,
  network,
  complaints,
  request,
}) => {
  complaints.allow(failedRequests);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
  const { job, email } = await findJob(request);
  const address = `/jobDetailsPage?id=${job._id}`;
  await openStarted(first, address);
  await untilControlled(first);
  await first.getByRole('button', { name: `Save for offline reading: ${job.title}` }).click();
  await expect(first.getByText('Available offline')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Write the application' })).toBeVisible();

  const unreadable = { version: 1, text: 'of a form that nobody knows' };
  await readStore(first, { key: job._id, value: unreadable });

  network.goOff();
  await context.setOffline(true);
  await expect(first.getByText(/Gmail needs a network/)).toBeVisible();
  await first.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(dialog(first).getByLabel('To')).toHaveValue(email);
  await expect(dialog(first).getByLabel('Letter')).toHaveValue(/the position of/);
  expect(await findBarriers(first)).toEqual([]);
  await dialog(first).getByLabel('Letter').fill(letter);
  await expect(dialog(first).getByText('Kept on this device as you type')).toBeVisible();
  expect(context.pages()).toHaveLength(1);

  const page = await killTab(first);
  await openStarted(page, '/savedJobs');
  await page.getByRole('button', { name: 'Continue the application' }).click();
  await expect(dialog(page).getByLabel('Letter')).toHaveValue(letter);
  const other = await context.newPage();
  await openStarted(other, address);
  await expect(other.getByRole('button', { name: 'Continue the application' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Ready to send' }).click();
  await expect(readyLine(other)).toBeVisible();
  await menuLink(other, 'CV').click();
  await expect(page.getByText('Until then it waits here.')).toBeVisible();
  await expect(page.getByLabel(`Your progress with ${job.title}`)).toHaveValue('written');
  await expect(page.getByLabel(`Your progress with ${job.title}`)).toBeFocused();

  network.goOn();
  await context.setOffline(false);
  await expect(page.getByText('You are connected.')).toBeVisible({ timeout: 30_000 });
  await other.bringToFront();
  await expect(other.getByText('You are connected. An application is ready to send.')).toBeVisible();
  await other.getByRole('link', { name: 'Show' }).click();
  await expect(other.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Did you send it?')).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
  const mailto = await page.getByRole('link', { name: 'Open mail program' }).getAttribute('href');
  expect(new URL(mailto ?? '').searchParams.get('body')).toBe(letter);
  await page.getByRole('button', { name: 'Copy letter' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(letter);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByText('Did you send it?')).toBeHidden();
  await expect(page.getByRole('heading', { name: job.title }).first().getByRole('link')).toBeFocused();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open Gmail' }).click();
  const mail = await opened;
  await expect(mail).toHaveURL(/^https:\/\/mail\.google\.com\//);
  const sent = new URL(mail.url()).searchParams;
  expect([sent.get('to'), sent.get('su'), sent.get('body')]).toEqual([email, 'Application', letter]);
  await expect(page.getByLabel(`Your progress with ${job.title}`)).toHaveValue('written');
  await page.getByRole('button', { name: 'Yes, I sent it' }).click();
  await expect(page.getByText(`Marked as sent: ${job.title}`)).toBeVisible();
  await expect(page.getByLabel(`Your progress with ${job.title}`)).toHaveValue('sent');
  await expect(other.getByText(/^You sent this application on /)).toBeVisible();
  const kept = new Map(await readStore(page));
  expect(kept.get(job._id)).toMatchObject({ step: 'sent', body: letter, version: 1 });
  // The malformed record was moved aside, and is still there.
  expect([...kept.values()]).toContainEqual(unreadable);
});

test.describe('a job that is answered for here', () => {
  // What a worker asks for is not answered by the page's routes.
  test.use({ serviceWorkers: 'block' });

  test('a device that stores nothing shows a message; a letter for a job that is gone, too long for webmail, can still be sent', async ({
    page,
    context,
    complaints,
    request,
  }) => {
    complaints.allow(answeredWith(404));
    const { job } = await findJob(request);
    await context.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await openStarted(page, `/jobDetailsPage?id=${job._id}`);
    await page.getByRole('button', { name: 'Write the application' }).click();
    await dialog(page).getByLabel('Letter').fill('নমস্কার '.repeat(200));
    await expect(dialog(page).getByText(/it is kept only as long as this page is open/)).toBeVisible();
    await dialog(page).getByLabel('To').fill('nobody');
    await dialog(page).getByRole('button', { name: 'Ready to send' }).click();
    await expect(dialog(page).getByLabel('To')).toBeFocused();
    await expect(dialog(page).getByLabel('To')).toHaveAccessibleDescription('Invalid email format');
    await dialog(page).getByLabel('To').fill('jobs@padma.example');
    await dialog(page).getByRole('button', { name: 'Ready to send' }).click();
    await expect(page.getByText('This letter is too long to hand over to Gmail.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Gmail' })).toHaveCount(0);

    await page.route(`**/api/v1/jobs/${job._id}`, (route) => route.fulfill({ status: 404, json: {} }));
    await page.evaluate(() => localStorage.removeItem('kaj:queries'));
    await menuLink(page, 'Saved').click();
    await expect(page.getByText('1 application is ready to send')).toBeVisible();
    await expect(page.getByText('This job has been taken down meanwhile.')).toBeVisible();
    await page.getByRole('button', { name: `Delete the application: ${job.title}` }).click();
    await expect(page.getByText(`Application deleted: ${job.title}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 application is ready to send')).toBeVisible();
  });
});
