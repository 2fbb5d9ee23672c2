import { expect, test } from 'vitest';
import { signPage } from './platforms.ts';

test('signs as in the worked example that Digimart publishes', () => {
  expect(signPage('myApiKey123', '2024-08-08T12:00:00Z', 'mySecretKey456')).toBe(
    'f03c8c41e0fec896bc2510e51f46353b8d753512c4892a2c56004bcd2a3aa42ce625c3c92a76fa2b5571b161cff1b1e8a2b5b497e3c89f016561731b69547a8d',
  );
});
