import * as v from 'valibot';
import { InboxData, OpenedData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { createEmployer } from '../screens/employer.ts';
import { runAdmin } from '../support/admin.ts';
import { addPublicInbox } from '../support/employer.ts';
import { failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, openWithWorker } from './fixtures.ts';
import { test } from './own-app.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('@phone @languages who applies offline and without an account is found once by the employer after signing in, whatever was closed', async ({
  page,
  context,
  app,
  network,
  texts,
  local,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const { applied, applyHere, article, account } = texts;
  const owner = await createEmployer(app);
  const job = await addPublicInbox(owner, ({ company, job: id }) =>
    runAdmin(app.dataDir, ['approve', company, id]),
  );
  await openWithWorker(page, local(toJobPath(job)));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: article.apply, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'Nasrin CV.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'.padEnd(100_000)),
  });
  await expect(sheet.getByRole('radio', { name: 'Nasrin CV.pdf' })).toBeChecked();
  await sheet.getByLabel(applyHere.person.name, { exact: true }).fill('Nasrin Sultana');
  await sheet.getByLabel(applyHere.person.phone, { exact: true }).fill('01712 345678');
  await sheet.getByLabel(applyHere.person.email, { exact: true }).fill('nasrin@example.com');
  await sheet.getByText(applyHere.questions.yes, { exact: true }).click();
  await sheet.getByLabel(applyHere.note).fill('I can start on Sunday.');
  await sheet.getByRole('button', { name: applyHere.send }).click();
  await expect(sheet.getByText(applied.waits.both)).toBeVisible();
  // As when the device needs its memory.
  const next = await context.newPage();
  await page.close();

  const seeker = await createEmployer(app);
  await openStarted(next, local(toJobPath(job)));
  await expect(next.getByText(applied.waits.both)).toBeVisible();
  await context.setOffline(false);
  await openStarted(next, local(toJobPath(job)));
  await expect(next.getByText(applied.waits.signIn)).toBeVisible();
  expect(network.requests.filter((path) => path.startsWith(applicationPaths.list))).toEqual([]);
  await next.getByRole('button', { name: applyHere.show }).click();
  await next.getByRole('dialog').locator(`a[href$="${appPaths.signIn}"]`).click();
  await next.getByLabel(account.email, { exact: true }).fill(seeker.user.email);
  await next.getByLabel(account.password, { exact: true }).fill('a long password');
  await next.getByRole('button', { name: account.login }).click();
  await expect(next).toHaveURL((url) => url.pathname === local(appPaths.jobDetails));
  await expect(next.getByText(applied.sent('').trim())).toBeVisible();
  await openStarted(next, local(toJobPath(job)));
  await expect(next.getByText(applied.sent('').trim())).toBeVisible();

  const listed = await owner.send('GET', applicationPaths.ofJob(job));
  const { applications } = v.parse(v.object({ data: InboxData }), listed).data;
  expect(applications.map(({ name, email }) => [name, email])).toEqual([
    ['Nasrin Sultana', 'nasrin@example.com'],
  ]);
  const opened = await owner.send('GET', applicationPaths.one(applications[0]?.id ?? ''));
  const { note, cv } = v.parse(v.object({ data: OpenedData }), opened).data.application;
  expect([note, cv]).toEqual([
    'I can start on Sunday.',
    { name: 'Nasrin CV.pdf', type: 'pdf', size: 100_000 },
  ]);
});
