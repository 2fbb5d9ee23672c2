import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const Owner = v.object({ engine: v.number(), server: v.number() });

/** The processes that hold a data folder: the engine and the server it works for. */
export async function readLockOwner(dataDir: string): Promise<v.InferOutput<typeof Owner>> {
  return v.parse(Owner, JSON.parse(await readFile(join(dataDir, 'kaj.lock'), 'utf8')));
}
