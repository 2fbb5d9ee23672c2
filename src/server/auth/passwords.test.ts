import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('knows a password again, and no other', async () => {
  const stored = await passwords.hash('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'correct horse')).toBe(true);
  expect(await passwords.matches(stored, 'correct hors')).toBe(false);
  expect(await passwords.hash('correct horse')).not.toBe(stored);
});

test('an account that does not exist is compared as slowly as one that does', async () => {
  const compared: string[] = [];
  const counting = createPasswords({
    check: async (stored) => {
      compared.push(stored);
      return true;
    },
  });
  expect(await counting.matches(null, 'anything')).toBe(false);
  expect(compared).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
});

test('many at once all get their turn', async () => {
  const stored = await passwords.hash('correct horse');
  const attempts = Array.from({ length: 20 }, (_, index) =>
    passwords.matches(stored, index % 2 === 0 ? 'correct horse' : 'wrong'),
  );
  const results = await Promise.all(attempts);
  expect(results.filter(Boolean)).toHaveLength(10);
});

test('beyond a long queue people are asked to come back', async () => {
  const few = createPasswords({ maxWaiting: 3 });
  const attempts = Array.from({ length: 8 }, () => few.hash('correct horse'));
  const results = await Promise.allSettled(attempts);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toContain('Too many people are signing in');
});
