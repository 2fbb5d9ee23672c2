import type { Page, Request, Route } from '@playwright/test';
import sharp from 'sharp';
import { IDEMPOTENCY_KEY_HEADER, REPLAYED_HEADER } from '#contract/http/write-headers.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { refuseBlobs } from '../support/refuse-blobs.ts';
import { drawNoise, plainPicture } from '../support/pictures.ts';
import { createAccount, expect, findBarriers, signIn, test } from './app.ts';
import {
  companiesApi,
  countDrafts,
  field,
  fillIn,
  logoInput,
  openForm,
  png,
  readOwnCompanies,
  submitButton,
  typedTexts,
} from './companies.ts';

const looks = [
  { size: 'phone', viewport: { width: 360, height: 800 }, colorScheme: 'dark' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;
/** The network as it is. */
const ownPace = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const isPost = (request: Request) => request.method() === 'POST' && request.url().endsWith('/companies');
const keyOf = (request: Request | undefined) => request?.headers()[IDEMPOTENCY_KEY_HEADER.toLowerCase()];

/** Lets every post of a company through to the page's own handler. */
async function onPost(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(companiesApi, (route) => (isPost(route.request()) ? handle(route) : route.continue()));
}

test('without a session it shows a message and signing in leads back', async ({ page, app }) => {
  const account = await createAccount(app);
  await openStarted(page, '/createCompanyPage');
  await expect(page.getByText('Authentication token not found. Please login first.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account);
  await expect(page).toHaveURL('/createCompanyPage');
  await expect(field(page, 'Company name')).toBeVisible();
});

for (const { size, viewport, colorScheme } of looks) {
  test(`the empty form names what is missing: ${size}, ${colorScheme}`, async ({ page, app }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await openForm(page, app);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Information Form');
    for (const name of ['Basic Information', 'Address', 'Contact Information']) {
      await expect(page.getByRole('group', { name })).toBeVisible();
    }
    await expect(page.getByText('Social Media (optional)')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await submitButton(page).click();
    await expect(field(page, 'Company name')).toBeFocused();
    await expect(field(page, 'Company name')).toHaveAccessibleDescription('Enter the company name');
    await expect(page.getByText(/^Enter the /)).toHaveCount(8);
    expect(await findBarriers(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('a company is sent as typed, completed and shrunk, waits for approval, and the form is empty again', async ({
  page,
  app,
}) => {
  const employer = await openForm(page, app);
  await fillIn(page);
  await expect(field(page, 'Website')).toHaveValue('https://www.nodi.example');
  await expect(field(page, 'Website')).toHaveAccessibleDescription('Changed to https://www.nodi.example');
  // As a camera stores it: rotated, with an orientation mark.
  const photo = await plainPicture(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await logoInput(page).setInputFiles({ name: 'IMG 1.jpg', mimeType: 'image/jpeg', buffer: photo });
  const preview = page.getByRole('img', { name: 'Preview of the logo' });
  await expect(page.getByText(/^IMG 1\.webp, \d+ kB$/)).toBeVisible();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([512, 1024]);
  await submitButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Company information submitted successfully! waiting for admin approval.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('All fields are required unless marked optional.')).toBeFocused();
  await expect(field(page, 'Company name')).toHaveValue('');
  await expect(preview).toBeHidden();

  const [company] = await readOwnCompanies(employer);
  expect(company).toMatchObject({
    name: typedTexts['Company name'],
    website: 'https://www.nodi.example',
    foundedYear: '2015',
    contactNumber: '01712-345678',
    size: '11-50',
    socialMedia: { instagram: '@nodi', facebook: '', linkedin: '' },
    address: { street: '12 Lake Road', postalCode: '1205', country: 'Bangladesh' },
    approval: 'pending',
  });
  const logo = await fetch(`${app.origin}${company?.logo}`);
  expect(await sharp(await logo.arrayBuffer()).metadata()).toMatchObject({ width: 256, height: 512 });

  await expect.poll(() => countDrafts(page, typedTexts['Company name'])).toBe(0);
  await page.reload();
  await expect(field(page, 'Company name')).toHaveValue('');
});

test('after a company is sent, the way to post a job is offered', async ({ page, app }) => {
  await openForm(page, app);
  await fillIn(page);
  await submitButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post a job' }).click();
  await expect(page).toHaveURL('/postJobPage');
});

test('the draft outlives the page and its logo with it, and is discarded after a question', async ({
  page,
  app,
}) => {
  await refuseBlobs(page);
  await openForm(page, app);
  await field(page, 'Company name').fill('Half a company');
  await logoInput(page).setInputFiles(await png('kept.png'));
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await expect.poll(() => countDrafts(page, 'kept.png')).toBe(1);
  await page.reload();
  await expect(field(page, 'Company name')).toHaveValue('Half a company');
  await expect(page.getByText(/^kept\.png, /)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of the logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, 'Company name')).toHaveValue('');
  await expect.poll(() => countDrafts(page, 'Half a company')).toBe(0);
});

test('a session that has ended loses nothing: sign in, return, send', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(401));
  const employer = await openForm(page, app);
  await fillIn(page);
  await logoInput(page).setInputFiles(await png());
  await employer.send('POST', '/api/v1/auth/logout', {});
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Authentication token not found. Please login first.');
  await expect(page.getByRole('alert')).toContainText('Your session has ended.');
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email: employer.user.email ?? '', password: 'a long password' });
  await expect(page).toHaveURL('/createCompanyPage');
  await expect(field(page, 'Company name')).toHaveValue(typedTexts['Company name']);
  await expect(page.getByText(/^logo\.png, /)).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('submitted successfully!');
});

test('a lost answer keeps everything, and sending again does it only once', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const employer = await openForm(page, app);
  await fillIn(page);
  await logoInput(page).setInputFiles(await png());
  const keys: (string | undefined)[] = [];
  await onPost(page, async (route) => {
    keys.push(keyOf(route.request()));
    // The company is made, and the way back is cut.
    if (keys.length === 1) await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.continue();
  });
  await submitButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(alert).toContainText('Your text is safe on this device.');
  const [made] = await readOwnCompanies(employer);
  expect(made).toMatchObject({ name: typedTexts['Company name'], logo: expect.stringMatching(/\.webp$/) });
  await expect(field(page, 'District')).toHaveValue('Dhaka');
  await page.reload();
  await expect(field(page, 'District')).toHaveValue('Dhaka');
  const answered = page.waitForResponse((response) => isPost(response.request()));
  await submitButton(page).click();
  expect((await answered).headers()[REPLAYED_HEADER.toLowerCase()]).toBe('true');
  await expect(page.getByRole('dialog')).toContainText('submitted successfully!');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect((await readOwnCompanies(employer)).map(({ _id }) => _id)).toEqual([made?._id]);
});

test('a server out of reach offers to send again', async ({ page, context, app, complaints }) => {
  complaints.allow(failedRequests);
  const employer = await openForm(page, app);
  await fillIn(page);
  await goOffline(page);
  await expect(page.getByText('You are offline. Fill in the form')).toBeVisible();
  await submitButton(page).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Send again' });
  await expect(again).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await again.click();
  await expect(page.getByRole('alert').locator('[tabindex="-1"]')).toBeFocused();
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('dialog')).toContainText('submitted successfully!');
  expect(await readOwnCompanies(employer)).toHaveLength(1);
});

test('while it is sent the button and the progress show it, and it cannot be sent twice', async ({
  page,
  app,
}) => {
  const employer = await openForm(page, app);
  await fillIn(page);
  const buffer = Buffer.from(await drawNoise('png', 280));
  await logoInput(page).setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/^noise\.png, /)).toBeVisible();
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (isPost(request)) posts.push(request);
  });
  const browser = await page.context().newCDPSession(page);
  const setPace = (uploadThroughput: number) =>
    browser.send('Network.emulateNetworkConditions', { ...ownPace, uploadThroughput });
  // It takes most of a minute, unless it is let go.
  await setPace(buffer.length / 50);
  await submitButton(page).click();
  const busy = page.getByRole('button', { name: 'Submitting...', exact: true });
  await expect(busy).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/^\d+ % sent$/);
  await busy.click({ force: true });
  await field(page, 'Industry').press('Enter');
  await field(page, 'Industry').pressSequentially('lost');
  await expect(field(page, 'Industry')).toHaveValue('Software');
  await expect(busy).toBeVisible();
  await setPace(ownPace.uploadThroughput);
  await expect(page.getByRole('dialog')).toContainText('submitted successfully!');
  expect(posts).toHaveLength(1);
  expect(await readOwnCompanies(employer)).toHaveLength(1);
});

test('the server’s message is shown, else the specified words', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(400));
  await openForm(page, app);
  await fillIn(page);
  let json: unknown = { success: false, message: 'Industry is required.' };
  await onPost(page, (route) => route.fulfill({ status: 400, json }));
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Industry is required.' })).toBeVisible();
  json = {};
  await submitButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to submit company information' }),
  ).toBeVisible();
  await expect(field(page, 'Company name')).toHaveValue(typedTexts['Company name']);
});
