import type { Page } from '@playwright/test';
import type { SharedApp } from '../support/shared-app.ts';
import { answeredWith } from '../support/complaints.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, openAsEmployer } from './employer.ts';
import { field, openStep, postButton } from './job-form.ts';

/** A low window: a keyboard or the browser's bars take their part. */
const low = { width: 360, height: 640 };

/** The form, open on a phone for someone who has a company. */
async function openForm(stage: { page: Page; app: SharedApp }): Promise<void> {
  await stage.page.setViewportSize(low);
  await openAsEmployer(stage, '/postJobPage', (employer) => addOwnCompany(employer));
}

test('the steps of the form fit a phone, also with all that is missing', async ({ page, app }) => {
  await openForm({ page, app });
  await openStep(page, 'Review');
  await postButton(page).click();
  await expect(page.getByText(/^\d+ fields need your attention$/)).toBeVisible();
  for (const step of ['Job', 'Pay & place', 'Description', 'Review'] as const) {
    await openStep(page, step);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(low.width);
  }
});

test('the first field stands high on a phone: no dock, no banner, and the bar across the window', async ({
  page,
  app,
}) => {
  await openForm({ page, app });
  const title = field(page, 'Title');
  await expect(page.getByText('For Padma Textiles')).toBeVisible();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThanOrEqual(190);
  await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeHidden();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  // At the right edge of the page's column.
  await expect
    .poll(async () => {
      const box = await next.boundingBox();
      return box && Math.round(box.x + box.width);
    })
    .toBe(1440 / 2 + 1136 / 2);
});

test("a job's window has 80% of the height at most, and why it was not saved is in it", async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(400));
  await openAsEmployer({ page, app }, '/userJobs', async (employer) =>
    addOwnJob(employer, await addOwnCompany(employer)),
  );
  await page.getByRole('button', { name: 'Edit: Accountant' }).click();
  await expect(field(page, 'Title')).toHaveValue('Accountant');
  const modal = page.getByRole('dialog', { name: 'Edit Job' });
  for (const viewport of [{ width: 1440, height: 900 }, low]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(async () => (await modal.boundingBox())?.height)
      .toBeLessThanOrEqual(viewport.height * 0.8 + 1);
  }
  await field(page, 'Number of Openings').fill('many');
  await field(page, 'Title').focus();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(modal.getByRole('alert')).toBeInViewport();
});

test('a question that is added has the focus, also after others', async ({ page, app }) => {
  const question = { id: 'bike', kind: 'yesNo', text: 'Can you ride a bike?' } as const;
  await openAsEmployer({ page, app }, '/userJobs', async (employer) =>
    addOwnJob(employer, await addOwnCompany(employer), {
      title: 'Accountant',
      applyWays: [{ kind: 'inbox' }],
      screening: [question],
    }),
  );
  await page.getByRole('button', { name: 'Edit: Accountant' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit Job' });
  for (const name of ['Question 2', 'Question 3']) {
    await modal.getByRole('button', { name: 'Add a question' }).click();
    const text = modal.getByRole('group', { name }).getByLabel('Question', { exact: true });
    await expect(text).toBeFocused();
  }
});
