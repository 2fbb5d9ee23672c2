import { connectDatabase } from '#server/db/client.ts';
import { newId } from '#server/ids.ts';

/**
 * Writes rows endlessly and prints each id once the database acknowledged it: `node database-writer.js {dataDir}
 * [{databaseUrl}]`. Tests kill it.
 */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const db = await connectDatabase({ dataDir, databaseUrl });
for (;;) {
  const ids = Array.from({ length: 4 }, newId);
  await Promise.all(
    ids.map((id) =>
      db.sql`insert into users (id, email) values (${id}, ${id})`.then(() => process.stdout.write(`${id}\n`)),
    ),
  );
}
