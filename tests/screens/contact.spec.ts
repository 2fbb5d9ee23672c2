import { expect, test } from './app.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the form opens the webmail with what was typed', async ({ page, context }) => {
  await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
  await page.goto('/contactUs');
  await page.getByLabel('Name').fill('Rina & Co');
  await page.getByLabel('Email').fill('rina@example.com');
  await page.getByLabel('Message').fill('Hello,\n100% সত্যি?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/^https:\/\/mail\.google\.com\//);
  const letter = new URL(page.url()).searchParams;
  expect([letter.get('view'), letter.get('to')]).toEqual(['cm', 'hello@kaj.example']);
  expect(letter.get('body')?.replaceAll('\r\n', '\n')).toBe('Hello,\n100% সত্যি?');
});
