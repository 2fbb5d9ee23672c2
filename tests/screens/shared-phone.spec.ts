import type { Page } from '@playwright/test';
import { CV_VERSION, emptyCvFields } from '#contract/device/cv.ts';
import { deviceStorageKeys, stores, type StoreName } from '#contract/device/stores.ts';
import { changeRecords } from '../support/device-store.ts';
import { readDeviceData } from '../support/device-data.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, signIn, test } from './app.ts';
import { addOwnCompany, addOwnJob, createEmployer } from './employer.ts';
import { field, draftSaved } from './job-form.ts';

const phone = { width: 360, height: 800 };

test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true, isMobile: true });

/** Where a mark is found, except in the browser's own history. */
async function findMarks(page: Page, marks: readonly string[]): Promise<string[]> {
  const places = [...(await readDeviceData(page)), `page: ${await page.content()}`];
  return places
    .filter((place) => marks.some((mark) => place.includes(mark)))
    .map((place) => place.slice(0, place.indexOf(':')));
}

/** Types into a field of a tab that is then suspended. @returns resumes the tab */
async function typeAndFreeze(page: Page, label: string, text: string): Promise<() => Promise<void>> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Debugger.enable');
  const isStill = new Promise((resolve) => debug.once('Debugger.paused', resolve));
  await page.getByLabel(label).fill(text);
  // Answered once the tab resumes.
  debug.send('Runtime.evaluate', { expression: 'debugger' }).catch(() => undefined);
  await isStill;
  return async () => {
    await debug.send('Debugger.resume');
    await debug.detach();
  };
}

const isForgetting = (page: Page): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) !== null, deviceStorageKeys.forgetting);

/** The menu closes once the next page is shown, whose address is known before. */
async function logOut(page: Page): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(async () => {
    if (!(await logout.isVisible()))
      await page.getByRole('button', { name: 'Menu' }).click({ timeout: 2000 });
    await logout.click({ timeout: 2000 });
  }).toPass();
}

test('logging out leaves nothing of the account on the phone, in any tab, and all that was saved', async ({
  page,
  context,
  app,
}) => {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer, 'Marqueza Mills');
  await addOwnJob(employer, company, { title: 'Marqueza weaver' });
  const { _id, email } = employer.user;
  await openStarted(page, '/signInPage');
  await untilControlled(page);
  await signIn(page, { email, password: 'a long password' });
  await expect(page).toHaveURL('/');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const marks = [_id, email, token, 'Marqueza'];

  await openStarted(page, '/jobPage');
  await page
    .getByRole('button', { name: /^Save for offline reading/ })
    .first()
    .click();
  await expect(page.getByText('Available offline')).toBeVisible();
  await openStarted(page, '/userProfile');
  await expect(page.getByText('Marqueza weaver').first()).toBeVisible();
  await expect(page.getByText('Marqueza Mills').first()).toBeVisible();
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Keeps the books.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: 'Storage and data' })).toBeVisible();
  await openStarted(page, '/postJobPage');
  await field(page, 'Title').fill('Marqueza cook');
  await expect(draftSaved(page)).toBeVisible();
  const other = await context.newPage();
  await openStarted(other, '/createCompanyPage');
  await other.getByLabel('Company Name').fill('Marqueza Dyers');
  await expect(other.getByText('Draft saved on this device')).toBeVisible();
  // The line is shown while the draft is being written.
  await expect
    .poll(async () => (await findMarks(page, marks)).sort())
    .toEqual(['database kaj/drafts', 'localStorage token', 'localStorage user', 'page']);

  await logOut(page);
  await expect(page.getByText('Log out and delete unsent forms?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(field(page, 'Title')).toHaveValue('Marqueza cook');
  await logOut(page);
  const wake = await typeAndFreeze(other, 'Industry', 'Marqueza');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/signInPage');
  await expect.poll(() => isForgetting(page)).toBe(false);
  await wake();
  await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await other.content()).not.toContain('Marqueza');
  // Whatever a page writes on its way out, it has written then.
  await other.goto('/faq');
  await page.goBack();
  await expect(page.getByText('Authentication token is missing.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Authentication token is missing.')).toBeVisible();
  await expect.poll(() => findMarks(page, marks)).toEqual([]);
  await openStarted(page, '/savedJobs');
  await expect(page.getByRole('tab', { name: '1 Saved' })).toBeVisible();
});

interface Planted {
  store: StoreName;
  key: string;
  record: object;
}

const plantedLetter: Planted = {
  store: stores.letters,
  key: 'job-1',
  record: {
    version: 1,
    jobId: 'job-1',
    title: 'Nurse',
    companyName: 'Padma Care',
    job: null,
    company: null,
    to: 'jobs@padma.example',
    subject: 'Application',
    body: 'Dear Zeb Mills',
    step: 'draft',
    stepAt: 10,
    changedAt: 9,
    handedAt: null,
  },
};

const plantedCv: Planted = {
  store: stores.ownCvs,
  key: 'cv-1',
  record: {
    version: CV_VERSION,
    id: 'cv-1',
    changedAt: 9,
    fields: { ...emptyCvFields, fullName: 'Zeb Mills' },
  },
};

const plantedAlert: Planted = {
  store: stores.alerts,
  key: '0'.repeat(24),
  record: {
    version: 1,
    id: '0'.repeat(24),
    key: 'k'.repeat(43),
    search: { search: 'sales' },
    to: { channel: 'email', email: 'zeb.mills@example.com' },
    step: 'sent',
    state: 'active',
    createdAt: 9,
  },
};

test('logging out names what stays on the phone and shows whose it is, and removes it if it is to go', async ({
  page,
  app,
}) => {
  const { user } = await createEmployer(app);
  const account = { email: user.email, password: 'a long password' };
  await page.goto('/robots.txt');
  for (const planted of [plantedLetter, plantedCv, plantedAlert]) {
    await changeRecords(page, planted.store, { records: { [planted.key]: planted.record } });
  }
  await page.evaluate(
    ([key]) =>
      localStorage.setItem(key, JSON.stringify({ name: 'Zeb Mills', message: 'Hello', at: Date.now() })),
    [deviceStorageKeys.contactMessage] as const,
  );
  const findWritten = async () => (await findMarks(page, ['Zeb Mills', 'zeb.mills@example.com'])).sort();
  for (const [choice, left] of [
    [
      'Leave them here',
      [
        'database kaj/alerts',
        'database kaj/letters',
        'database kaj/own-cvs',
        // The message to us.
        'localStorage kaj',
      ],
    ],
    ['Remove them', []],
  ] as const) {
    await openStarted(page, '/signInPage');
    await signIn(page, account);
    await expect(page).toHaveURL('/');
    await logOut(page);
    await expect(
      page.getByText(
        'Still on this device: 1 application letter, 1 CV, 1 job alert to zeb.mills@example.com, your message to us.',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: choice }).click();
    await expect(page).toHaveURL('/signInPage');
    await expect.poll(findWritten).toEqual(left);
  }
  await openStarted(page, '/signInPage');
  await signIn(page, account);
  await expect(page).toHaveURL('/');
  await logOut(page);
  await expect(page).toHaveURL('/signInPage');
});
