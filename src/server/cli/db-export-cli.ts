import { parseArgs } from 'node:util';
import { exportDatabase } from '../transfer/export.ts';
import { onlyFile, orUsage, runCommand, print, withDatabase } from './operator-command.ts';

/** `npm run db:export -- kaj.export.gz`: every row of the configured database in one file. */

const USAGE = 'Usage: npm run db:export -- <file>';

const onTable = (name: string, rows: number) => print(`${name}: ${rows.toLocaleString('en')} rows`);

await runCommand(async () => {
  const { positionals } = orUsage(() => parseArgs({ allowPositionals: true }), USAGE);
  const file = onlyFile(positionals, USAGE);
  await withDatabase((db) => exportDatabase(db, file, onTable));
  print(`Written to ${file}. It contains the accounts: store it privately.`);
});
