import type { Page } from '@playwright/test';
import { failedRequests } from '../support/complaints.ts';
import { holdTime } from '../support/hold-time.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { expect, findBarriers, test } from './app.ts';

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Rina & Co');
  await page.getByLabel('Email').fill('rina@example.com');
  await page.getByLabel('Message').fill('Hello,\n100% সত্যি?');
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test.beforeEach(async ({ context }) => {
  await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
});

test('missing fields are named in the specified words, with red borders', async ({ page }) => {
  await openStarted(page, '/contactUs');
  const name = page.getByLabel('Name');
  const border = () => name.evaluate((input) => getComputedStyle(input).borderColor);
  const before = await border();
  await send(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message is required');
  await expect.poll(border).not.toBe(before);
  await page.getByLabel('Email').fill('rina@');
  await send(page).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  expect(await findBarriers(page)).toEqual([]);
});

test('the webmail opens with the letter, thanks are said, and after 3 seconds the form is empty', async ({
  page,
}) => {
  await page.clock.install();
  await openStarted(page, '/contactUs');
  await fill(page);
  await holdTime(page);
  const opened = page.waitForEvent('popup');
  await send(page).click();
  const webmail = await opened;
  await expect(webmail).toHaveURL(/^https:\/\/mail\.google\.com\//);
  const letter = new URL(webmail.url()).searchParams;
  expect(letter.get('to')).toBe('hello@kaj.example');
  expect(letter.get('su')).toBe('Contact Form Message from Rina & Co');
  expect(letter.get('body')?.split('\r\n')).toEqual([
    'Name: Rina & Co',
    'Email: rina@example.com',
    'Phone: Not provided',
    'Message: Hello,',
    '100% সত্যি?',
  ]);
  expect(await webmail.evaluate(() => window.opener)).toBeNull();
  const thanks = page.getByText(
    'Thank You! Gmail has been opened with your message. Please send it from there.',
  );
  await expect(thanks).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Rina & Co');
  await page.clock.fastForward(3000);
  await expect(thanks).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  const restore = page.getByRole('button', { name: 'Restore my message' });
  await expect(restore).toBeVisible();
  await restore.click();
  await expect(page.getByLabel('Name')).toHaveValue('Rina & Co');
  await expect(page.getByLabel('Message')).toHaveValue('Hello,\n100% সত্যি?');
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(restore).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the webmail with what was typed', async ({ page }) => {
    await page.goto('/contactUs');
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL(/^https:\/\/mail\.google\.com\//);
    const letter = new URL(page.url()).searchParams;
    expect([letter.get('view'), letter.get('to')]).toEqual(['cm', 'hello@kaj.example']);
    expect(letter.get('body')?.replaceAll('\r\n', '\n')).toBe('Hello,\n100% সত্যি?');
  });
});

test('a blocked window keeps the message and offers other ways', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await openStarted(page, '/contactUs');
  await fill(page);
  await send(page).click();
  const webmail = page.getByRole('link', { name: 'Open Gmail' });
  await expect(webmail).toHaveAttribute('href', /^https:\/\/mail\.google\.com\/mail\/?\?.*Rina%20%26%20Co/);
  await expect(page.getByRole('link', { name: 'Open email app' })).toHaveAttribute('href', /^mailto:hello@/);
  await expect(page.getByLabel('Name')).toHaveValue('Rina & Co');
});

test('offline it says that webmail needs internet, and keeps the text', async ({ page, complaints }) => {
  complaints.allow(failedRequests);
  await openStarted(page, '/contactUs');
  await fill(page);
  await goOffline(page);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Gmail needs internet')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello,\n100% সত্যি?');
});
