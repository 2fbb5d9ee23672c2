import { parseArgs } from 'node:util';
import { exportDatabase } from '../transfer/dump.ts';
import { importDatabase } from '../transfer/import.ts';
import { onlyFile, orUsage, print, runCommand, withDatabase } from './operator-command.ts';

/** `npm run db:export` and `npm run db:import`, each with a file: the rows of the configured database. */

const EXPORT_USAGE =
  'Usage: npm run db:export -- <file> [--private]\n  --private: also applications, with their CVs and the keys that open them';
const IMPORT_USAGE = 'Usage: npm run db:import -- <file> [--replace [--remove-applications]]';

const exportOptions = { private: { type: 'boolean', default: false } } as const;
const importOptions = {
  replace: { type: 'boolean', default: false },
  'remove-applications': { type: 'boolean', default: false },
} as const;

const toRows = (name: string, rows: number): string => `${name}: ${rows.toLocaleString('en')} rows`;
const onExported = (name: string, rows: number) => print(toRows(name, rows));
const onImported = (name: string, rows: number) => print(`${toRows(name, rows)}, the same as exported`);

async function runExport(args: string[]): Promise<void> {
  const { positionals, values } = orUsage(
    () => parseArgs({ args, allowPositionals: true, options: exportOptions }),
    EXPORT_USAGE,
  );
  const file = onlyFile(positionals, EXPORT_USAGE);
  const isPrivate = values.private;
  await withDatabase((db) => exportDatabase(db, file, { isPrivate, onTable: onExported }));
  if (!isPrivate) print('Applications are left out; add --private for a whole backup.');
  print(`Written to ${file}. It contains the accounts: store it privately.`);
}

/** Verifies the imported rows against the exported ones. */
async function runImport(args: string[]): Promise<void> {
  const { positionals, values } = orUsage(
    () => parseArgs({ args, allowPositionals: true, options: importOptions }),
    IMPORT_USAGE,
  );
  const file = onlyFile(positionals, IMPORT_USAGE);
  const into = values.replace ? 'replaced' : 'empty';
  const removesApplications = values['remove-applications'];
  const options = { file, into, removesApplications, onTable: onImported } as const;
  await withDatabase((db) => importDatabase(db, options), { isImport: true });
  print('Import complete.');
}

const [direction, ...args] = process.argv.slice(2);

await runCommand(() => (direction === 'export' ? runExport(args) : runImport(args)));
