import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compressedNames, isConfigured } from '#server/http/client/client-files.ts';
import { compress } from '#server/http/response/compression.ts';
import { isCompressible } from '#server/http/response/content-types.ts';

/** Writes brotli and gzip files beside those that shrink. */
export async function compressClient(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isConfigured(`/${relative(folder, file)}`));
  for (const file of files) {
    const content = await readFile(file);
    for (const coding of ['br', 'gzip'] as const) {
      await writeFile(file + compressedNames[coding], await compress(content, coding, 'small'));
    }
  }
}
