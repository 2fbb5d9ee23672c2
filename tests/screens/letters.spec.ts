import * as v from 'valibot';
import type { APIRequestContext, Page } from '@playwright/test';
import { CompanyData } from '#contract/companies/company.ts';
import { Job, JobsData } from '#contract/jobs/job.ts';
import { stores } from '#contract/device/stores.ts';
import { changeRecords, readRecords } from '../support/device-store.ts';
import { toWhatsAppLink } from '#ui/links/phone-links.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test } from '../e2e/fixtures.ts';

/** Applying offline on a phone: the letter is stored until it is sent. */
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

const letter = 'Dear team,\n\n100% সত্যি: I am a nurse & more?\n\nRina';
/** As links carry it. */
const mailed = letter.replaceAll('\n', '\r\n');

/** A job of the sample whose company can be written to. */
async function findJob(request: APIRequestContext): Promise<{ job: Job; email: string; phone: string }> {
  const read = async (path: string): Promise<unknown> => {
    const answer: { data: unknown } = await (await request.get(`/api/v1/${path}`)).json();
    return answer.data;
  };
  const { jobs } = v.parse(JobsData, await read('jobs?page=1&perPage=10'));
  for (const job of v.parse(v.array(Job), jobs)) {
    const { company } = v.parse(CompanyData, await read(`companies/${job.company._id}`));
    const { email, contactNumber: phone } = company;
    if (email !== '' && toWhatsAppLink(phone, '') !== '') return { job, email, phone };
  }
  throw new Error('No company of the sample has an e-mail address and a mobile number.');
}

const editor = (page: Page) => page.getByRole('dialog', { name: 'Application letter' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Apply', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The texts of the ways to apply, in their order. */
const waysOf = async (page: Page) =>
  (await sheet(page).getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\n+/g, ' '));

/** Crashes the tab, which then has no `pagehide`, and opens a new one. */
async function killTab(page: Page): Promise<Page> {
  const gone = page.waitForEvent('crash');
  await Promise.all([gone, page.goto('chrome://crash').catch(() => undefined)]);
  await page.close();
  return page.context().newPage();
}

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
  const { job, email, phone } = await findJob(request);
  const address = `/jobDetailsPage?id=${job._id}`;
  await openStarted(first, address);
  await untilControlled(first);
  await first.getByRole('button', { name: `Save for offline reading: ${job.title}` }).click();
  await expect(first.getByText('Available offline')).toBeVisible();
  await expect(first.getByText('Saved. Opens even in airplane mode.')).toBeVisible();

  const unreadable = { version: 1, text: 'of a form that nobody knows' };
  await changeRecords(first, stores.letters, { records: { [job._id]: unreadable } });

  network.goOffline();
  await context.setOffline(true);
  await first.getByRole('link', { name: 'Apply Now', exact: true }).click();
  await expect(sheet(first).getByText('You’re offline. Write your letter now')).toBeVisible();
  expect(await waysOf(first)).toEqual([
    'Write application letter',
    `Call WhatsApp ${phone}`,
    'Open email app',
    'Open Gmail Gmail needs internet.',
    'Copy letter',
    `Copy address ${email}`,
  ]);
  await sheet(first).getByRole('button', { name: 'Write application letter' }).click();
  await expect(editor(first).getByLabel('To')).toHaveValue(email);
  await expect(editor(first).getByLabel('Letter')).toHaveValue(new RegExp(`^Application for ${job.title}\n`));
  await editor(first).getByLabel('Letter').fill(letter);
  await expect(editor(first).getByText('Saved on this device as you type')).toBeVisible();
  expect(context.pages()).toHaveLength(1);

  const page = await killTab(first);
  await openStarted(page, '/savedJobs?tab=writing');
  await page.getByRole('button', { name: `Continue letter: ${job.title}` }).click();
  await expect(editor(page).getByLabel('Letter')).toHaveValue(letter);
  const other = await context.newPage();
  await openStarted(other, address);
  await expect(other.getByText('Your letter is not finished.')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Save letter' }).click();
  await expect(other.getByText('Your letter is ready to send.')).toBeVisible();
  await expect(sheet(page).getByText('Your letter is safe here. Send it later.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tab(page, '1 Writing')).toBeVisible();

  network.goOnline();
  await context.setOffline(false);
  await openStarted(other, '/savedJobs?tab=writing');
  await expect(other.getByRole('button', { name: `Send letter: ${job.title}` })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: `Send letter: ${job.title}` }).click();
  await expect(sheet(page).getByText('Did you send it?')).toBeHidden();
  expect(await waysOf(page)).toEqual([
    'Open email app',
    'Open Gmail',
    `Call WhatsApp ${phone}`,
    'Edit letter',
    'Copy letter',
    `Copy address ${email}`,
  ]);
  const mailto = await sheet(page).getByRole('link', { name: 'Open email app' }).getAttribute('href');
  expect(new URL(mailto ?? '').searchParams.get('body')).toBe(mailed);
  await sheet(page).getByRole('button', { name: 'Copy letter' }).click();
  await expect(sheet(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(letter);

  const opened = context.waitForEvent('page');
  await sheet(page).getByRole('link', { name: 'Open Gmail' }).click();
  const mail = await opened;
  await expect(mail).toHaveURL(/^https:\/\/mail\.google\.com\//);
  const sent = new URL(mail.url()).searchParams;
  expect([sent.get('to'), sent.get('su'), sent.get('body')]).toEqual([email, 'Application', mailed]);
  // Only the question is shown; "Not yet" brings back the ways to apply.
  await expect(sheet(page).getByRole('button')).toHaveText(['Close', 'Yes, I sent it', 'Not yet']);
  await sheet(page).getByRole('button', { name: 'Not yet' }).click();
  await expect(sheet(page).getByText('Did you send it?')).toBeHidden();
  await sheet(page).getByRole('link', { name: 'Open Gmail' }).click();
  await sheet(page).getByRole('button', { name: 'Yes, I sent it' }).click();
  await expect(sheet(page).getByText('Marked as sent')).toBeVisible();
  await expect(sheet(page).getByText('Send it later.')).toBeHidden();
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(tab(page, '1 Sent')).toBeVisible();
  await openStarted(other, address);
  await expect(other.getByText(/^Sent \d/)).toBeVisible();
  const records = await readRecords(page, stores.letters);
  expect(records.get(job._id)).toMatchObject({ step: 'sent', body: letter, version: 1 });
  // The malformed record was moved aside, and is still there.
  expect([...records.values()]).toContainEqual(unreadable);
});

test.describe('a job that is answered for here', () => {
  // What a worker asks for is not answered by the page's routes.
  test.use({ serviceWorkers: 'block' });

  test('a device that stores nothing shows a message; a letter that is too long for a link is copied, and stays when its job is gone', async ({
    page,
    context,
    complaints,
    request,
  }) => {
    complaints.allow(answeredWith(404));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
    const { job } = await findJob(request);
    await context.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await openStarted(page, `/jobDetailsPage?id=${job._id}`);
    await page.getByRole('link', { name: 'Apply Now', exact: true }).click();
    await sheet(page).getByRole('button', { name: 'Write application letter' }).click();
    await editor(page).getByLabel('Letter').fill('নমস্কার '.repeat(200));
    await expect(editor(page).getByText(/Keep this page open until you send it/)).toBeVisible();
    await editor(page).getByLabel('To').fill('nobody');
    await editor(page).getByRole('button', { name: 'Save letter' }).click();
    await expect(editor(page).getByLabel('To')).toBeFocused();
    await expect(editor(page).getByLabel('To')).toHaveAccessibleDescription('Invalid email format');
    await editor(page).getByLabel('To').fill('jobs@padma.example');
    await editor(page).getByRole('button', { name: 'Save letter' }).click();
    await expect(sheet(page).getByText('This letter is too long for a link.')).toBeVisible();
    const opened = context.waitForEvent('page');
    await sheet(page).getByRole('link', { name: 'Open Gmail' }).click();
    const { searchParams } = new URL((await opened).url());
    expect([searchParams.get('su'), searchParams.get('body')]).toEqual(['Application', '']);
    await page.bringToFront();
    await expect(sheet(page).getByText('Your letter is copied. Paste it into the mail.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('নমস্কার নমস্কার');
    await sheet(page).getByRole('button', { name: 'Not yet' }).click();

    await page.route(`**/api/v1/jobs/${job._id}`, (route) => route.fulfill({ status: 404, json: {} }));
    await sheet(page).getByRole('button', { name: 'Edit letter' }).click();
    await editor(page).getByRole('button', { name: 'Save letter' }).click();
    await expect(sheet(page).getByText('This job has been removed.')).toBeVisible();
    await sheet(page)
      .getByRole('button', { name: `Delete letter: ${job.title}` })
      .click();
    await expect(sheet(page).getByText('Letter deleted')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Undo' }).click();
    await expect(sheet(page).getByRole('button', { name: 'Read letter' })).toBeVisible();
  });
});
