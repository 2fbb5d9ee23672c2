import { parseArgs } from 'node:util';
import { exportDatabase } from './db/transfer/export.ts';
import { onlyFile, orUsage, runWithDatabase, say } from './db/transfer/run-cli.ts';

/** `npm run db:export -- kaj.export.gz`: every row of the configured database in one file. */

const USAGE = 'Usage: npm run db:export -- <file>';

const tell = (name: string, rows: number) => say(`${name}: ${rows.toLocaleString('en')} rows`);

await runWithDatabase(
  () => onlyFile(orUsage(() => parseArgs({ allowPositionals: true }), USAGE).positionals, USAGE),
  async (db, file) => {
    await exportDatabase(db, file, tell);
    say(`Written to ${file}. It holds the accounts: keep it private.`);
  },
);
