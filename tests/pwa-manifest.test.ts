import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paper } from '#contract/paper.ts';
import { manifest } from '#pwa-manifest.ts';

const root = join(import.meta.dirname, '..');
const { icons = [], screenshots = [], shortcuts = [] } = manifest;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];

test.each(pictures.map(({ src, sizes, type }) => [src, sizes, type]))(
  '%s is there, in the size and form that the manifest says',
  async (src = '', sizes, type) => {
    const { width, height, format } = await sharp(join(root, 'public', src)).metadata();
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type });
  },
);

test('there are pictures of every kind', () => {
  expect([icons.length, screenshots.length, shortcuts.length].every((count) => count >= 3)).toBe(true);
});

test('before any script runs the browser’s bars have the colour of the paper', async () => {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const metas = page.match(/<meta name="theme-color"[^>]*>/g) ?? [];
  expect(metas.map((meta) => /\((?:[\w-]+): (\w+)\)" content="(.*?)"/.exec(meta)?.slice(1))).toEqual([
    ['light', paper.light],
    ['dark', paper.dark],
  ]);
});
