import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_READ_ELEMENT_ID } from '#contract/first-read.ts';

const page = `<!doctype html><html lang="en"><head><title>Kaj</title><meta
  name="description" content="As built"></head><body><main>screen</main>
<script type="application/json" id="${FIRST_READ_ELEMENT_ID}"></script><script>start()</script></body></html>`;

/** Pages as a build leaves them, as far as the server looks at them. */
export async function createClientFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kaj-client-'));
  for (const name of ['index', 'jobPage', 'jobDetailsPage', 'shell'])
    await writeFile(join(folder, `${name}.html`), page);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
