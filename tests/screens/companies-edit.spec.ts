import type { Page } from '@playwright/test';
import { companyFormFields } from '#contract/companies/company-form.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { IF_MATCH_HEADER } from '#contract/http/write-headers.ts';
import { answeredWith } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { draw } from '../support/pictures.ts';
import type { AppProcess } from '../support/app-process.ts';
import { expect, findBarriers, test } from './app.ts';
import { readOwnCompany } from '../support/own-companies.ts';
import { countDrafts, field, logoInput, oneCompanyApi } from './companies.ts';
import { addOwnCompany, beSignedIn, createEmployer, fact, type Employer } from './employer.ts';

const looks = [
  { size: 'phone', viewport: { width: 360, height: 800 }, colorScheme: 'dark' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes', exact: true });
const success = 'Company details updated successfully!';
const companyRead = /\/api\/v1\/companies\/[^/?]+\/$/;

interface Open {
  employer: Employer;
  id: string;
}

/** The modal, open over the list of someone new with one company. */
async function openModal(page: Page, app: AppProcess, mode: 'View' | 'Edit'): Promise<Open> {
  const employer = await createEmployer(app);
  const id = await addOwnCompany(employer);
  await beSignedIn(page, employer);
  await openStarted(page, '/companiesList');
  await reopen(page, mode);
  return { employer, id };
}

async function reopen(page: Page, mode: 'View' | 'Edit'): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${mode}\\b`) })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: `${mode} Company` });
  if (mode === 'View') await expect(fact(dialog, 'Company name')).not.toHaveText('');
  else await expect(field(page, 'Company name')).not.toHaveValue('');
}

/** Another of their devices saves the company. */
async function saveElsewhere({ employer, id }: Open, changes: Record<string, string>): Promise<void> {
  const company = await readOwnCompany(employer, id);
  const { address, socialMedia, ...texts } = company;
  const stored: Record<string, unknown> = { ...texts };
  for (const [key, text] of Object.entries(address ?? {})) stored[`address[${key}]`] = text;
  for (const [key, text] of Object.entries(socialMedia ?? {})) stored[`socialMedia[${key}]`] = text;
  const form = new FormData();
  for (const name of companyFormFields) form.set(name, changes[name] ?? String(stored[name] ?? ''));
  await employer.send('PUT', `${apiPaths.company(id)}/?view=detailed`, form);
}

async function acceptSuccess(page: Page): Promise<void> {
  const alert = page.getByRole('dialog').filter({ hasText: success });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(success)).toBeHidden();
}

for (const { size, viewport, colorScheme } of looks) {
  test(`both windows can be used by all: ${size}, ${colorScheme}`, async ({ page, app }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await openModal(page, app, 'View');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await reopen(page, 'Edit');
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('View Company shows everything, read-only', async ({ page, app }) => {
  await openModal(page, app, 'View');
  const view = page.getByRole('dialog');
  await expect(view.getByRole('term')).toHaveCount(16);
  await expect(view.getByRole('textbox')).toHaveCount(0);
  await expect(fact(view, 'Company name')).toHaveText('Padma Textiles');
  await expect(fact(view, 'District')).toHaveText('Dhaka');
  await expect(fact(view, 'Verification status')).toHaveText('Not given');
  await expect(view.getByText('Waiting for approval')).toBeVisible();
  await expect(save(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
});

test('an edit is saved; the free text is sent, and the form shows what is stored', async ({ page, app }) => {
  const open = await openModal(page, app, 'Edit');
  await field(page, 'Industry').fill('Garments');
  await field(page, 'Verification status').fill('gold, says me');
  const buffer = Buffer.from(await draw('png', 90, 90));
  await logoInput(page).setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Preview of the logo' })).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  const request = await sent;
  expect(new URL(request.url()).pathname + new URL(request.url()).search).toBe(
    `${apiPaths.company(open.id)}/?view=detailed`,
  );
  expect(request.headers()[IF_MATCH_HEADER.toLowerCase()]).toBe('"v1"');
  await acceptSuccess(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await readOwnCompany(open.employer, open.id);
  expect(stored).toMatchObject({ industry: 'Garments', version: 2, verificationStatus: '' });
  expect(stored.logo).toMatch(/\.webp$/);
  await expect(page.getByRole('table').getByText('Garments')).toBeVisible();

  await reopen(page, 'Edit');
  await expect(field(page, 'Industry')).toHaveValue('Garments');
  await expect(field(page, 'Verification status')).toHaveValue('');
  await expect(page.getByText('Your current logo')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await save(page).click();
  await acceptSuccess(page);
  expect((await readOwnCompany(open.employer, open.id)).logo).toBe('');
});

test('a missing field is named and nothing is sent', async ({ page, app }) => {
  await openModal(page, app, 'Edit');
  await page.route(oneCompanyApi, () => expect.soft('a request').toBe('none'));
  await field(page, 'Email').fill('jobs@');
  await field(page, 'Industry').fill(' ');
  await save(page).click();
  await expect(field(page, 'Industry')).toBeFocused();
  await expect(field(page, 'Industry')).toHaveAccessibleDescription('Enter the industry');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Enter one email address/);
});

test('a refusal shows the words of the server, else the specified ones', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(400), answeredWith(401));
  await openModal(page, app, 'Edit');
  let answer = { status: 400, json: { success: false, message: 'Not like this.' } as object };
  await page.route(oneCompanyApi, async (route) => {
    await expect(page.getByRole('button', { name: 'Saving...', exact: true })).toBeVisible();
    await route.fulfill(answer);
  });
  await field(page, 'Industry').fill('Garments');
  const alert = page.getByRole('dialog').getByRole('alert');
  await save(page).click();
  await expect(alert).toContainText('Not like this.');
  answer = { status: 400, json: { success: false } };
  await save(page).click();
  await expect(alert).toContainText('Failed to update company');
  answer = { status: 401, json: { success: false } };
  await save(page).click();
  await expect(alert).toContainText('No valid token found.');
  await expect(alert).toContainText('Your session has ended.');
  await expect(alert.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(field(page, 'Industry')).toHaveValue('Garments');
});

test('a company that does not come can be asked for again', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(500));
  const employer = await createEmployer(app);
  await addOwnCompany(employer);
  await beSignedIn(page, employer);
  await page.route(companyRead, (route) => route.fulfill({ status: 500, json: {} }));
  await openStarted(page, '/companiesList');
  await page.getByRole('button', { name: /^Edit\b/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Failed to fetch company details')).toBeVisible();
  await page.unroute(companyRead);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page, 'Company name')).toHaveValue('Padma Textiles');
});

test('a new name of an approved company shows the consequence', async ({ page, app }) => {
  await page.route(companyRead, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace('"approval":"pending"', '"approval":"approved"');
    await route.fulfill({ response: answer, body: text });
  });
  await openModal(page, app, 'Edit');
  await expect(field(page, 'Company name')).toHaveAccessibleDescription(
    'Changing the name sends the company back for approval.',
  );
});

test('what another user has saved in the meantime is shown beside what was typed: keep mine', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(409));
  const open = await openModal(page, app, 'Edit');
  await field(page, 'Email').fill('mine@padma.example');
  await saveElsewhere(open, { email: 'theirs@padma.example', size: '51-200' });
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Someone else changed this company' })).toBeFocused();
  expect((await readOwnCompany(open.employer, open.id)).email).toBe('theirs@padma.example');
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('mine@padma.example');
  await expect(rows).toContainText('theirs@padma.example');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await acceptSuccess(page);
  expect(await readOwnCompany(open.employer, open.id)).toMatchObject({
    email: 'mine@padma.example',
    size: '51-200',
    version: 3,
  });
});

test('what another user has saved in the meantime is shown beside what was typed: take theirs', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(409));
  const open = await openModal(page, app, 'Edit');
  await field(page, 'Email').fill('mine@padma.example');
  await saveElsewhere(open, { email: 'theirs@padma.example' });
  await save(page).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Discard what you typed?' }).last();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(field(page, 'Email')).toHaveValue('mine@padma.example');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, 'Email')).toHaveValue('theirs@padma.example');
  await expect(page.getByRole('heading', { name: 'Someone else changed this company' })).toBeHidden();
  await field(page, 'District').selectOption('Gazipur');
  await save(page).click();
  await acceptSuccess(page);
  expect(await readOwnCompany(open.employer, open.id)).toMatchObject({
    email: 'theirs@padma.example',
    address: { city: 'Gazipur' },
  });
});

test('the draft of an edit outlives the page, and meets what was saved since', async ({ page, app }) => {
  const open = await openModal(page, app, 'Edit');
  await field(page, 'Industry').fill('Half an industry');
  await expect.poll(() => countDrafts(page, 'Half an industry')).toBe(1);
  await page.reload();
  await reopen(page, 'Edit');
  await expect(field(page, 'Industry')).toHaveValue('Half an industry');
  await saveElsewhere(open, { industry: 'Jute' });
  await page.reload();
  await reopen(page, 'Edit');
  await expect(page.getByRole('heading', { name: 'Someone else changed this company' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['Half an industry']);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Discard what you typed?' }).last();
  await question.getByRole('button', { name: 'Discard draft' }).last().click();
  await expect(field(page, 'Industry')).toHaveValue('Jute');
  await expect.poll(() => countDrafts(page, 'Half an industry')).toBe(0);
});
