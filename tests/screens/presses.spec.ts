import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { openAsEmployer } from './employer.ts';

/*
 * Leaving a field may show a line about it, which moves what is below. A press that left the field still has to reach
 * the button that it began on.
 */

/** Down and up with a drawn frame between, as people press. */
async function pressWithMouse(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not shown.');
  // Near its upper edge, where a line of the field above replaces it.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

async function pressByTouch(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not shown.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 4);
}

const presses = [
  ['mouse', pressWithMouse],
  ['touch', pressByTouch],
] as const;

test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

for (const [name, press] of presses) {
  test(`company form: one press with the ${name} is enough`, async ({ page, app }) => {
    await openAsEmployer({ page, app }, '/createCompanyPage', async () => undefined);
    await page.getByLabel('Email', { exact: true }).fill('jobs@');
    await press(page, page.getByRole('button', { name: 'Submit Company Information' }));
    // All fields were checked, not only the one that was left.
    await expect(page.getByLabel('Company name')).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  test(`company form: a completed website moves no button (${name})`, async ({ page, app }) => {
    await openAsEmployer({ page, app }, '/createCompanyPage', async () => undefined);
    await page.getByLabel('Website').fill(`www.${'long-name-'.repeat(6)}example.com`);
    await press(page, page.getByText('Social Media (optional)'));
    await expect(page.getByLabel('Instagram (optional)')).toBeVisible();
    await expect(page.getByLabel('Website')).toHaveValue(/^https:\/\/www\./);
  });
}

test('a question goes when it is answered, also where motion is reduced', async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAsEmployer({ page, app }, '/createCompanyPage', async () => undefined);
  await page.getByLabel('Company name').fill('Padma');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Company name')).toHaveValue('');
});
