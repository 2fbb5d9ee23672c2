import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) times.push(await measure(work));
  return Math.min(...times);
}

test('knows a password again, and no other', async () => {
  const stored = await passwords.hash('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'correct horse')).toBe(true);
  expect(await passwords.matches(stored, 'correct hors')).toBe(false);
  expect(await passwords.hash('correct horse')).not.toBe(stored);
});

test('an account that does not exist takes as long as a wrong password', async () => {
  const stored = await passwords.hash('correct horse');
  expect(await passwords.matches(null, 'anything')).toBe(false);
  const missing = await fastest(() => passwords.matches(null, 'anything'));
  const wrong = await fastest(() => passwords.matches(stored, 'anything'));
  expect(missing).toBeGreaterThan(wrong / 2);
  expect(missing).toBeLessThan(wrong * 2);
});

test('many at once all get their turn', async () => {
  const stored = await passwords.hash('correct horse');
  const tries = Array.from({ length: 20 }, (_, index) =>
    passwords.matches(stored, index % 2 === 0 ? 'correct horse' : 'wrong'),
  );
  const results = await Promise.all(tries);
  expect(results.filter(Boolean)).toHaveLength(10);
});

test('beyond a long queue people are asked to come back', async () => {
  const tries = Array.from({ length: 230 }, () => passwords.hash('correct horse'));
  const results = await Promise.allSettled(tries);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refused).toHaveLength(28);
  expect(refused[0]).toContain('Too many people are signing in');
});
