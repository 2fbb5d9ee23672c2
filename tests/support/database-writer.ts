import { openDatabase } from '#server/db/client.ts';
import { newId } from '#server/ids.ts';

/**
 * A process that writes rows without end and says each one's id once the database has acknowledged it:
 * `node database-writer.js {dataDir} [{databaseUrl}]`. It is there to be killed.
 */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const db = await openDatabase({ dataDir, databaseUrl });
for (;;) {
  const ids = Array.from({ length: 4 }, newId);
  await Promise.all(
    ids.map((id) =>
      db.sql`insert into users (id, email) values (${id}, ${id})`.then(() => process.stdout.write(`${id}\n`)),
    ),
  );
}
