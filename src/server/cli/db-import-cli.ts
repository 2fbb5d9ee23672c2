import { parseArgs } from 'node:util';
import { importDatabase } from '../transfer/import.ts';
import { onlyFile, orUsage, runCommand, print, withDatabase } from './operator-command.ts';

/** `npm run db:import -- kaj.export.gz`: an export into the configured database, verified row for row. */

const USAGE = 'Usage: npm run db:import -- <file> [--replace [--remove-applications]]';
const options = {
  replace: { type: 'boolean', default: false },
  'remove-applications': { type: 'boolean', default: false },
} as const;

const onTable = (name: string, rows: number) =>
  print(`${name}: ${rows.toLocaleString('en')} rows, the same as exported`);

await runCommand(async () => {
  const { positionals, values } = orUsage(() => parseArgs({ allowPositionals: true, options }), USAGE);
  const file = onlyFile(positionals, USAGE);
  const into = values.replace ? 'replaced' : 'empty';
  const removesApplications = values['remove-applications'];
  await withDatabase((db) => importDatabase(db, { file, into, removesApplications, onTable }), {
    isImport: true,
  });
  print('Import complete.');
});
