import type { Page } from '@playwright/test';
import { answeredWith } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, signIn, test } from './app.ts';
import { beSignedIn, createEmployer, type Employer } from './employer.ts';

/** Signed in here with a session that was ended elsewhere. */
async function beSignedOutElsewhere(page: Page, employer: Employer): Promise<void> {
  await employer.send('POST', '/api/v1/auth/logout', {});
  await beSignedIn(page, employer);
}

const readDevice = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

for (const path of ['/userProfile', '/userJobs', '/companiesList', '/postJobPage', '/accountSettings']) {
  test(`${path} with an ended session has one card with one way to sign in, and forgets whose it was`, async ({
    page,
    app,
    complaints,
  }) => {
    complaints.allow(answeredWith(401));
    const employer = await createEmployer(app);
    await beSignedOutElsewhere(page, employer);
    await openStarted(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText('Your session has ended')).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveCount(1);
    expect(await findBarriers(page)).toEqual([]);
    const { email, firstName, phoneNumber } = employer.user;
    const device = await readDevice(page);
    for (const own of [email, firstName, phoneNumber, employer.token]) expect(device).not.toContain(own);
    await main.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/signInPage');
    await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await signIn(page, { email, password: 'a long password' });
    await expect(page).toHaveURL(path);
    await expect(main.getByText('Your session has ended')).toBeHidden();
  });
}

test('the sign-in page asks for the password of a session that has ended', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(401));
  const employer = await createEmployer(app);
  await beSignedOutElsewhere(page, employer);
  await openStarted(page, '/signInPage');
  await expect(page.getByLabel('Email')).toHaveValue(employer.user.email);
  await expect(page).toHaveURL('/signInPage');
  expect(await readDevice(page)).not.toContain(employer.user.email);
});

test('what was typed before the session ended is there after signing in again', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(401));
  const employer = await createEmployer(app);
  await beSignedIn(page, employer);
  await openStarted(page, '/createCompanyPage');
  await page.getByLabel('Company Name').fill('Padma Mills');
  await employer.send('POST', '/api/v1/auth/logout', {});
  await openStarted(page, '/userProfile');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await openStarted(page, '/createCompanyPage');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email: employer.user.email, password: 'a long password' });
  await expect(page).toHaveURL('/createCompanyPage');
  await expect(page.getByLabel('Company Name')).toHaveValue('Padma Mills');
});
