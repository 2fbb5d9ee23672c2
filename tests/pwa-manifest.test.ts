import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paper } from '#contract/paper.ts';
import { appPaths } from '#contract/paths.ts';
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
  expect(icons.map(({ purpose, sizes }) => `${String(purpose)} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  );
  expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
});

test('it is known by one name and address, whatever is opened first', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect([manifest.name, manifest.short_name]).toEqual(['Kaj', 'Kaj']);
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper.light, paper.light]);
});

test('shortcuts lead to screens of the app', () => {
  const screens: readonly string[] = Object.values(appPaths);
  expect(shortcuts.map(({ url }) => url).filter((url) => !screens.includes(url))).toEqual([]);
  expect(shortcuts.map(({ name }) => name)).toEqual(['Jobs', 'Saved jobs', 'Post a job', 'CV templates']);
});

test('before any script runs the browser’s bars have the colour of the paper', async () => {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const metas = page.match(/<meta name="theme-color"[^>]*>/g) ?? [];
  expect(metas.map((meta) => /\((?:[\w-]+): (\w+)\)" content="(.*?)"/.exec(meta)?.slice(1))).toEqual([
    ['light', paper.light],
    ['dark', paper.dark],
  ]);
});
