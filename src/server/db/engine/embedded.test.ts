import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';

test('the engine runs from the sources as well, and reports a problem with its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaj-engine-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: join(file, 'data') })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^The folder .* cannot be written/),
  });
  await rm(folder, { recursive: true });
});
