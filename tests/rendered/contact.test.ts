import { expect, test, vi } from 'vitest';
import { CONTACT_RESET_MS } from '#contract/limits.ts';
import { fill } from './account.ts';
import { openPage, screen, user, waitFor } from './app.ts';
import { goOffline } from './network.ts';

const message = 'Hello,\n100% সত্যি?';
const field = (label: string): HTMLElement => screen.getByLabelText(label);
const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));

async function fillAll(): Promise<void> {
  await fill('Name', 'Rina & Co');
  await fill('Email', 'rina@example.com');
  await fill('Message', message);
}

test('missing fields are named in the specified words, with red borders', async () => {
  await openPage('/contactUs');
  await screen.findByLabelText('Name');
  await send();
  expect(field('Name')).toHaveFocus();
  for (const name of ['Name', 'Email', 'Message']) {
    expect(field(name)).toHaveAccessibleDescription(`${name} is required`);
    expect(field(name)).toHaveClass(name === 'Message' ? 'textarea-error' : 'input-error');
  }
  await fill('Email', 'rina@');
  await send();
  expect(field('Email')).toHaveAccessibleDescription('Invalid email format');
});

test('the webmail opens with the letter, thanks are said, and after 3 seconds the form is empty', async () => {
  await openPage('/contactUs');
  await fillAll();
  const webmail = { opener: window };
  const open = vi.fn((_address: string) => webmail);
  vi.stubGlobal('open', open);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await send();
  const letter = new URL(open.mock.calls[0]?.[0] ?? '');
  expect(letter.origin).toBe('https://mail.google.com');
  expect(letter.searchParams.get('to')).toBe('hello@kaj.example');
  expect(letter.searchParams.get('su')).toBe('Contact Form Message from Rina & Co');
  expect(letter.searchParams.get('body')?.split('\r\n')).toEqual([
    'Name: Rina & Co',
    'Email: rina@example.com',
    'Phone: Not provided',
    'Message: Hello,',
    '100% সত্যি?',
  ]);
  expect(webmail.opener).toBeNull();
  const thanks = 'Thank You! Gmail has been opened with your message. Please send it from there.';
  expect(screen.getByText(thanks)).toBeVisible();
  vi.advanceTimersByTime(CONTACT_RESET_MS - 1);
  expect(field('Name')).toHaveValue('Rina & Co');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByText(thanks)).toBeNull());
  expect(field('Name')).toHaveValue('');
  expect(field('Message')).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Restore my message' }));
  expect(field('Name')).toHaveValue('Rina & Co');
  expect(field('Message')).toHaveValue(message);
  expect(field('Message')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Restore my message' })).toBeNull();
});

test('a blocked window keeps the message and offers other ways', async () => {
  await openPage('/contactUs');
  await fillAll();
  vi.stubGlobal('open', () => null);
  await send();
  const webmail = await screen.findByRole('link', { name: 'Open Gmail' });
  expect(webmail.getAttribute('href')).toMatch(/^https:\/\/mail\.google\.com\/mail\/?\?.*Rina%20%26%20Co/);
  const program = screen.getByRole('link', { name: 'Open email app' });
  expect(program.getAttribute('href')).toMatch(/^mailto:hello@/);
  expect(field('Name')).toHaveValue('Rina & Co');
});

test('offline it says that webmail needs internet, and keeps the text', async () => {
  await openPage('/contactUs');
  await fillAll();
  goOffline();
  await screen.findByText(/You are offline/);
  await send();
  expect(await screen.findByText(/Gmail needs internet/)).toBeVisible();
  expect(field('Message')).toHaveValue(message);
});
