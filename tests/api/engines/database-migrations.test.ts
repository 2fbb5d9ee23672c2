import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import * as readersSchema from '#server/db/readers-schema.ts';
import * as schema from '#server/db/schema.ts';
import * as serverSchema from '#server/db/server-keys.ts';
import { createWordLookup } from '#server/jobs/search/word-lookup.ts';
import { askPostgres } from '../../support/ask-postgres.ts';
import { createTestDatabase, testEngine, type TestDatabase } from '../../support/database.ts';
import { startCluster, type Cluster } from '../../support/postgres-cluster.ts';

describe('the tables', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('have every column that the queries know, and require the same ones', async () => {
    for (const table of Object.values({ ...schema, ...readersSchema, ...serverSchema }).filter((value) =>
      is(value, Table),
    )) {
      const columns = await database.db.sql<{ name: string; required: boolean }[]>`
        select column_name as name, is_nullable = 'NO' as required from information_schema.columns
        where table_schema = 'public' and table_name = ${getTableName(table)}`;
      const required = new Map(columns.map((column) => [column.name, column.required]));
      for (const column of Object.values(getTableColumns(table))) {
        expect([column.name, required.get(column.name)]).toEqual([column.name, column.notNull]);
      }
    }
  });

  test('of a version with other migrations are refused in one line, and stay as they are', async () => {
    const { db } = database;
    const read = () => db.sql`
      select to_jsonb(migrations) as row from migrations
      union all select to_jsonb(tables) from information_schema.tables where table_schema = 'public'`;
    await db.sql`update migrations set name = '0001-tables.sql' where name = '0001-schema.sql'`;
    const before = await read();
    const opening = migrate(db, () => expect.unreachable());
    await expect(opening).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^The database was made by an older version .*db:export.*db:import.*$/),
    });
    expect(await read()).toEqual(before);
    await db.sql`update migrations set name = '0001-schema.sql' where name = '0001-tables.sql'`;
    await migrate(db, () => expect.unreachable());
    expect(before.length).toBeGreaterThan(20);
  });

  test('stay as they are when the database is opened again', async () => {
    await database.db.sql`insert into users (id, email) values ('a', 'a')`;
    await database.db.close();
    const again = await database.open();
    expect(await again.sql`select id from users`).toEqual([{ id: 'a' }]);
    await again.close();
    database = { ...database, db: { ...database.db, close: async () => undefined } };
  });
});

if (testEngine() === 'postgres') {
  describe('several instances on one PostgreSQL', () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startCluster();
    });
    afterAll(() => cluster.stop());

    test('one migrates an empty database, the others wait', async () => {
      await askPostgres(cluster.urlOf('postgres'), (run) => run`create database fresh`);
      const databaseUrl = cluster.urlOf('fresh');
      const opened = await Promise.all(
        Array.from({ length: 4 }, () => connectDatabase({ databaseUrl, dataDir: '' })),
      );
      const counts = await Promise.all(
        opened.map(({ sql }) => sql`select count(*)::int as users from users`),
      );
      expect(counts.flat()).toEqual(Array.from({ length: 4 }, () => ({ users: 0 })));
      await Promise.all(opened.map(({ close }) => close()));
    });

    test('a database that is not there is one line', async () => {
      await expect(
        connectDatabase({ databaseUrl: cluster.urlOf('absent'), dataDir: '' }),
      ).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringMatching(/does not exist/),
      });
    });

    test.each(['C', 'C.UTF-8'])(
      'typing errors of both scripts are corrected in locale %s',
      async (locale) => {
        const name = `words in ${locale}`;
        await askPostgres(
          cluster.urlOf('postgres'),
          (run) =>
            run`create database ${sql.identifier(name)} encoding 'UTF8' lc_collate ${sql.raw(`'${locale}'`)}
            lc_ctype ${sql.raw(`'${locale}'`)} template template0`,
        );
        const db = await connectDatabase({
          databaseUrl: cluster.urlOf(encodeURIComponent(name)),
          dataDir: '',
        });
        await db.sql`insert into search_words (word)
        values ('ড্রাইভার'), ('চট্টগ্রাম'), ('শিক্ষক'), ('driver'), ('accountant'), ('হিসাবরক্ষক')`;
        const known = await createWordLookup({ db, clock: Date.now })([
          'ডাইভার',
          'চট্টগাম',
          'শিক্ষখ',
          'drivr',
          'acountant',
        ]);
        expect([...known].map(([word, { corrections }]) => [word, corrections])).toEqual([
          ['ডাইভার', ['ড্রাইভার']],
          ['চট্টগাম', ['চট্টগ্রাম']],
          ['শিক্ষখ', ['শিক্ষক']],
          ['drivr', ['driver']],
          ['acountant', ['accountant']],
        ]);
        await db.close();
      },
    );

    test('an encoding that cannot hold Bangla is refused', async () => {
      await askPostgres(
        cluster.urlOf('postgres'),
        (run) =>
          run`create database latin encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
      );
      await expect(
        connectDatabase({ databaseUrl: cluster.urlOf('latin'), dataDir: '' }),
      ).rejects.toMatchObject({
        name: 'StartupError',
        message: 'The database is encoded in SQL_ASCII; UTF8 is needed.',
      });
    });
  });
}
