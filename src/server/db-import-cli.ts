import { parseArgs } from 'node:util';
import { importDatabase } from './db/transfer/import.ts';
import { onlyFile, orUsage, runWithDatabase, say } from './db/transfer/run-cli.ts';

/** `npm run db:import -- kaj.export.gz [--replace]`: an export into the configured database, verified row for row. */

const USAGE = 'Usage: npm run db:import -- <file> [--replace]';
const options = { replace: { type: 'boolean', default: false } } as const;

const tell = (name: string, rows: number) =>
  say(`${name}: ${rows.toLocaleString('en')} rows, the same as exported`);

await runWithDatabase(
  () => {
    const { positionals, values } = orUsage(() => parseArgs({ allowPositionals: true, options }), USAGE);
    return { file: onlyFile(positionals, USAGE), into: values.replace ? 'replaced' : 'empty' } as const;
  },
  async (db, { file, into }) => {
    await importDatabase(db, { file, into, onTable: tell });
    say('Everything arrived.');
  },
);
