import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { addOwnCompany, addOwnJob, createEmployer } from '../screens/employer.ts';
import { createModerator, rowOf, undo } from '../screens/moderators.ts';
import { answeredWith } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { isPhone, signIn } from './app.ts';
import { expect } from './fixtures.ts';
import { test } from './own-app.ts';

const password = 'a long password';

test('a moderator signs in and decides, beside another one', async ({ page, app, complaints }) => {
  test.slow();
  complaints.allow(answeredWith(409));
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer, 'Karnaphuli Dyeing');
  const jobs = [
    await addOwnJob(employer, company, { title: 'Dye master' }),
    await addOwnJob(employer, company, { title: 'Boiler operator' }),
  ] as const;
  const [moderator, other] = [await createModerator(app), await createModerator(app)];

  await openStarted(page, '/admin');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email: moderator.user.email, password });
  await expect(page).toHaveURL('/admin');
  const row = (name: string) => rowOf(page, name);
  const snack = page.getByRole('status', { name: 'Last action' });
  /** Wide windows show the buttons in a pane beside the list. */
  const act = async (name: string, button: 'Approve' | 'Reject…') => {
    if (!isPhone(page)) await row(name).click();
    const shown = isPhone(page) ? row(name) : page.getByRole('region', { name, exact: true });
    await shown.getByRole('button', { name: button }).click();
  };

  await act('Karnaphuli Dyeing', 'Approve');
  await expect(snack).toContainText('Approved: Karnaphuli Dyeing');
  await expect(row('Karnaphuli Dyeing')).toHaveCount(0);
  expect((await page.request.get(apiPaths.company(company))).status()).toBe(200);

  await act('Dye master', 'Reject…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The pay is missing or unclear.' }).click();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(snack).toContainText('Rejected: Dye master');
  await undo(page);
  await expect(snack).toContainText('Undone: Dye master');
  await expect(page.getByRole('main')).toContainText('Waiting');
  await act('Dye master', 'Approve');
  await expect(snack).toContainText('Approved: Dye master');
  expect((await page.request.get(apiPaths.job(jobs[0]))).status()).toBe(200);

  await other.send('POST', adminPaths.rejectJob(jobs[1]), { reason: 'Posted before.' });
  await act('Boiler operator', 'Approve');
  await expect(page.getByRole('main')).toContainText('Nothing was overwritten.');
  await expect(page.getByRole('main')).toContainText('Posted before.');
  expect((await page.request.get(apiPaths.job(jobs[1]))).status()).toBe(404);

  await page.getByLabel('Search companies, jobs and users').fill(employer.user.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('region', { name: 'Users' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('The old password no longer works.')).toBeVisible();
  const { email } = employer.user;
  const login = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  expect(login.status()).toBe(401);
});
