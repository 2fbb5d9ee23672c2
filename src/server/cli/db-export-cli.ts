import { parseArgs } from 'node:util';
import { exportDatabase } from '../transfer/dump.ts';
import { onlyFile, orUsage, runCommand, print, withDatabase } from './operator-command.ts';

/** `npm run db:export -- kaj.export.gz`: the rows of the configured database in one file. */

const USAGE =
  'Usage: npm run db:export -- <file> [--private]\n  --private: also applications, with their CVs and the keys that open them';

const onTable = (name: string, rows: number) => print(`${name}: ${rows.toLocaleString('en')} rows`);

await runCommand(async () => {
  const { positionals, values } = orUsage(
    () => parseArgs({ allowPositionals: true, options: { private: { type: 'boolean', default: false } } }),
    USAGE,
  );
  const file = onlyFile(positionals, USAGE);
  const isPrivate = values.private;
  await withDatabase((db) => exportDatabase(db, file, { isPrivate, onTable }));
  if (!isPrivate) print('Applications are left out; add --private for a whole backup.');
  print(`Written to ${file}. It contains the accounts: store it privately.`);
});
