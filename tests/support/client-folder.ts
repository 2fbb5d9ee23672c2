import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = `<!doctype html><html lang="en"><head><title>Kaj</title><meta
  name="description" content="As built"></head><body><div id="root"></div>
<script data-app="/a.js" data-modules="">start()</script></body></html>`;

/** The pages that a build leaves, as far as the server looks at it. */
export async function createClientFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kaj-client-'));
  await mkdir(join(folder, 'bn'));
  for (const name of ['index.html', 'bn/index.html']) await writeFile(join(folder, name), page);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
