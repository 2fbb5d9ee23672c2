import { readFile } from 'node:fs/promises';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { formatDate } from '#contract/format.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { runAdmin } from '../support/admin.ts';
import { failedRequests } from '../support/complaints.ts';
import { openJob } from '../support/public-job.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, createEmployer } from './employer.ts';

/** The ways to apply that an employer chose, on a phone without internet. */
test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  changesPublic: true,
  serviceWorkers: 'allow',
});

const dayIn = (days: number): string => toDhakaDay(Date.now() + days * DAY_MS);
const toDay = (day: string): string => formatDate(day, 'en');

test('a saved job opens without internet: its walk-in goes into the calendar, its number is called, its link waits', async ({
  page,
  context,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  await runAdmin(app.dataDir, ['approve', company]);
  // Before the deadline.
  const [from, to, after] = [dayIn(5), dayIn(7), dayIn(8)];
  const id = await addOwnJob(employer, company, {
    title: 'Sewing operator',
    applyWays: [
      {
        kind: 'walkIn',
        from,
        to,
        hours: '10 to 4',
        place: 'Gate 2, Ashulia',
        bring: 'NID',
      },
      { kind: 'call', phone: '01712-345678', whatsApp: false },
      { kind: 'link', url: 'https://jobs.padma.example/apply' },
    ],
  });
  await runAdmin(app.dataDir, ['approve', id]);
  await openJob(page, { _id: id, title: 'Sewing operator' });
  await untilControlled(page);
  await page.getByRole('button', { name: 'Save for offline reading: Sewing operator' }).tap();
  await expect(page.getByText('Saved. Opens even in airplane mode.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto(toJobPath(id));
  await page.getByRole('button', { name: 'Apply Now', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Apply', exact: true });
  await expect(sheet.getByText(`Walk in: ${toDay(from)} – ${toDay(to)}, 10 to 4`)).toBeVisible();
  await expect(sheet.getByText('Bring: NID')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801712345678');
  await expect(sheet.getByRole('button', { name: 'Apply on jobs.padma.example' })).toBeDisabled();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Add to calendar' }).tap(),
  ]);
  expect(file.suggestedFilename()).toBe('walk-in.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`);
  expect(calendar).toContain(`DTEND;VALUE=DATE:${after.replaceAll('-', '')}`);
  expect(calendar).toContain(String.raw`LOCATION:Gate 2\, Ashulia`);
});
