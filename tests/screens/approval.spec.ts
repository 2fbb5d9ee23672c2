import { apiPaths } from '#contract/http/paths.ts';
import { answeredWith } from '../support/complaints.ts';
import { runAdmin } from '../support/admin.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, test } from './app.ts';
import { field } from './companies.ts';
import { addOwnCompany, addOwnJob, beSignedIn, createEmployer, fact } from './employer.ts';

test.use({ changesPublic: true });

test('an own job that waits or is rejected shows a message and offers nothing that others could not follow', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(404));
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  const job = await addOwnJob(employer, company, { title: 'Night Cook' });
  const address = `/jobDetailsPage?id=${job}`;
  await beSignedIn(page, employer);
  await openStarted(page, address);
  const main = page.getByRole('main');
  const actions = main.getByRole('button', { name: /apply|share|save/i });
  const applyLinks = main.getByRole('link', { name: /^apply now$/i });
  await expect(main.getByRole('heading', { name: 'Night Cook' })).toBeVisible();
  await expect(main).toContainText('Waiting for approvalOnly you can see this.');
  await expect(main).toContainText('jobs@padma.example');
  await expect(actions).toHaveCount(0);
  await expect(applyLinks).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  await runAdmin(app.dataDir, ['reject', job, '--reason', 'The pay is missing.']);
  await openStarted(page, address);
  await expect(main).toContainText('Rejected: The pay is missing.Only you can see this.');
  await expect(actions).toHaveCount(0);

  await runAdmin(app.dataDir, ['approve', job]);
  await openStarted(page, address);
  await expect(main).toContainText('Not public yet: its company waits for approval');
  await expect(actions).toHaveCount(0);
  await main.getByRole('link', { name: 'Your posted jobs' }).click();
  await expect(page.getByText('Waiting for its company to be approved')).toBeVisible();
  await page.getByRole('link', { name: 'View job page: Night Cook' }).click();
  await expect(page).toHaveURL(address);

  await runAdmin(app.dataDir, ['approve', company]);
  await openStarted(page, address);
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(applyLinks.first()).toBeVisible();
  await expect(main).not.toContainText('Only you can see this.');
});

test('an own job that waits leaves nothing on the device for who signs in next', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(404));
  const employer = await createEmployer(app);
  const other = await createEmployer(app);
  const job = await addOwnJob(employer, await addOwnCompany(employer), { title: 'Night Cook' });
  await beSignedIn(page, employer);
  await openStarted(page, `/jobDetailsPage?id=${job}`);
  await expect(page.getByRole('main')).toContainText('Only you can see this.');
  await page.evaluate(
    ([user, token]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('token', token);
    },
    [JSON.stringify(other.user), other.token] as const,
  );
  await openStarted(page, `/jobDetailsPage?id=${job}`);
  await expect(page.getByRole('main')).toContainText('Job not available');
  await expect(page.getByRole('main')).not.toContainText('Night Cook');
});

test('a saved title says at once that the job waits', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  const job = await addOwnJob(employer, company, { title: 'Cook' });
  await runAdmin(app.dataDir, ['approve', company, job]);
  await beSignedIn(page, employer);
  await openStarted(page, '/userJobs');
  const save = async (label: string, text: string) => {
    await page.getByRole('button', { name: /^Edit: / }).click();
    const modal = page.getByRole('dialog', { name: 'Edit Job' });
    await modal.getByLabel(label).fill(text);
    await modal.getByRole('button', { name: 'Save Changes' }).click();
  };
  const alert = page.getByRole('dialog', { name: 'Success!' });
  await save('Description', 'Cooks at night.');
  await expect(alert.getByText('Job has been updated successfully.', { exact: true })).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await save('Title', 'Head Cook');
  await expect(alert).toContainText('Job has been updated successfully.');
  await expect(alert).toContainText('Your job now waits for approval. Job seekers do not see it until then.');
  expect(await findBarriers(page)).toEqual([]);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
});

test('a new address of an approved company waits, is taken back, and is rejected with a reason', async ({
  page,
  app,
}) => {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  const job = await addOwnJob(employer, company, { title: 'Cook' });
  await runAdmin(app.dataDir, ['approve', company, job]);
  await beSignedIn(page, employer);
  await openStarted(page, '/companiesList');
  const alert = page.getByRole('dialog', { name: 'Company details updated successfully!' });
  const modal = page.getByRole('dialog', { name: 'Edit Company' });
  const saveEmail = async (email: string) => {
    await field(page, 'Email').fill(email);
    await modal.getByRole('button', { name: 'Save Changes' }).click();
    await alert.getByRole('button', { name: 'OK' }).click();
  };
  const readPublic = async () => (await fetch(`${app.origin}${apiPaths.company(company)}`)).text();
  const edit = () => page.getByRole('button', { name: 'Edit: Padma Textiles' }).click();
  await edit();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Changes need approval/);
  await field(page, 'Email').fill('new@padma.example');
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alert).toContainText('Waiting for approval: Email. The old details stay public until then.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(modal).toBeHidden();
  await edit();
  await expect(modal).toContainText('Waiting for approval: Email');
  await expect(modal).toContainText('Job seekers still see the old details: jobs@padma.example');
  await expect(field(page, 'Email')).toHaveValue('new@padma.example');
  expect(await findBarriers(page)).toEqual([]);
  expect(await readPublic()).not.toContain('new@padma.example');

  await modal.getByRole('button', { name: 'Use the old details' }).click();
  await expect(field(page, 'Email')).toHaveValue('jobs@padma.example');
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(modal).toBeHidden();
  await edit();
  await expect(field(page, 'Email')).toHaveValue('jobs@padma.example');
  await expect(modal).not.toContainText('Waiting for approval');

  await saveEmail('third@padma.example');
  await expect(page.getByText('Waiting for approval: Email')).toBeVisible();
  // Its owner, too, sees the job as everyone does.
  await openStarted(page, `/jobDetailsPage?id=${job}`);
  await expect(page.getByRole('link', { name: 'jobs@padma.example' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('third@padma.example');
  await expect(page.getByRole('link', { name: 'Apply now', exact: true })).toHaveAttribute(
    'href',
    /^mailto:jobs@padma\.example/,
  );
  await runAdmin(app.dataDir, ['reject', company, '--reason', 'This is not your domain.']);
  await openStarted(page, '/companiesList');
  await expect(page.getByText('New contact rejected: This is not your domain.')).toBeVisible();
  await page.getByRole('button', { name: 'View: Padma Textiles' }).click();
  const view = page.getByRole('dialog', { name: 'View Company' });
  await expect(view).toContainText('Your new contact was rejected: This is not your domain.');
  await expect(fact(view, 'Email')).toHaveText('jobs@padma.example');
});

test('a link under a network’s name leads to that network', async ({ page, app }) => {
  const employer = await createEmployer(app);
  await addOwnCompany(employer);
  await beSignedIn(page, employer);
  await openStarted(page, '/companiesList');
  await page.getByRole('button', { name: 'Edit: Padma Textiles' }).click();
  await page.getByText('Social Media (optional)').click();
  const facebook = field(page, 'Facebook (optional)');
  await facebook.fill('https://evil.example/padma');
  await facebook.blur();
  await expect(facebook).toHaveAccessibleDescription(
    /Enter your name on Facebook, or a link to facebook\.com/,
  );
  expect(await findBarriers(page)).toEqual([]);
});
