import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbedded, toRestartDelay } from './embedded.ts';

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

test('an engine that ends again and again is started three times a minute', () => {
  const starts: number[] = [];
  for (let now = 0; now < 180_000; now += toRestartDelay(starts, now)) starts.push(now);
  for (const from of starts) {
    const within = starts.filter((at) => at >= from && at < from + 60_000);
    expect(within.length).toBeLessThanOrEqual(3);
  }
  expect(starts).toHaveLength(9);
});
