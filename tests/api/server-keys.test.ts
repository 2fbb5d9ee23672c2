import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServerKey } from '#server/db/server-keys.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a key is created once, however many ask for it', async () => {
  const { db } = database;
  const [first, ...others] = await Promise.all(
    Array.from({ length: 4 }, () => readServerKey({ orm: db.orm }, 'mails')),
  );
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(await db.sql`select name, value from server_keys`).toEqual([{ name: 'mails', value: first }]);
});

test('each name has a key of its own', async () => {
  const { db } = database;
  expect(await readServerKey(db, 'mails')).not.toBe(await readServerKey(db, 'others'));
});

test('a server that starts later reads the same', async () => {
  const value = await readServerKey(database.db, 'mails');
  await database.db.close();
  const again = await database.open();
  expect(await readServerKey(again, 'mails')).toBe(value);
  database = { ...database, db: again };
});
