import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paper } from '#contract/config/client-defaults.ts';
import { appPaths, SHARE_TARGET_PATH } from '#contract/http/paths.ts';
import { locales } from '#contract/format.ts';
import { splitLanguage, toLocalPath } from '#contract/http/languages.ts';
import { toManifest } from '#build/pwa-manifest.ts';

/** What makes the app installable, row by row. Its media type and caching: `api/http-client.test.ts`. */

const root = join(import.meta.dirname, '..');
const manifest = toManifest('en');
const bangla = toManifest('bn');
const { icons = [], screenshots = [], shortcuts = [] } = manifest;
const shortcutIcons = shortcuts.flatMap((shortcut) => shortcut.icons ?? []);
const pictures = [...icons, ...screenshots, ...shortcutIcons];
const readPage = () => readFile(join(root, 'index.html'), 'utf8');
const measure = async (path: string) => {
  const { width, height, format } = await sharp(join(root, 'public', path)).metadata();
  return { sizes: `${width}x${height}`, type: `image/${format}` };
};
const sizesFor = (purpose: string) =>
  icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
const toPx = (sizes = '') => sizes.split('x').map(Number);

test.each(pictures.map(({ src, sizes, type }) => [src, sizes, type]))(
  '%s is there, in the size and form that the manifest says',
  async (src = '', sizes, type) => {
    expect(await measure(src)).toEqual({ sizes, type });
  },
);

describe('name and address', () => {
  test.each(['name', 'short_name'] as const)(
    '%s has three letters or more and no spaces around',
    (member) => {
      const text = manifest[member] ?? '';
      expect(text).toMatch(/^\S.+\S$/);
      expect(text.trim()).toBe(text);
    },
  );

  test('it is known by one id, whatever is opened first', () => {
    expect(manifest.id).toBe('/');
  });

  test('what is opened first lies inside of the scope', () => {
    expect(manifest.scope).toBe('/');
    expect(manifest.start_url).toMatch(/^\/(?!\/)/);
  });
});

describe('icons', () => {
  test.each(['any', 'maskable'])('"%s" has PNGs of 192 and 512 px', (purpose) => {
    expect(sizesFor(purpose)).toEqual(['192x192', '512x512']);
    expect(icons.every(({ type }) => type === 'image/png')).toBe(true);
  });

  test('no icon is both plain and maskable, and one is of a single colour', () => {
    expect(icons.filter(({ purpose }) => String(purpose).includes(' '))).toEqual([]);
    expect(sizesFor('monochrome')).toEqual(['512x512']);
  });

  test('a maskable icon is paint to its very corners', async () => {
    const picture = sharp(join(root, 'public/icons/icon-maskable-512.png')).ensureAlpha();
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3]).toBe(255);
  });

  test('iOS, which reads no icons here, finds one of 180 px in the page, without see-through corners', async () => {
    const [, href = ''] = /<link rel="apple-touch-icon" href="(.*?)"/.exec(await readPage()) ?? [];
    expect(await measure(href)).toEqual({ sizes: '180x180', type: 'image/png' });
    expect((await sharp(join(root, 'public', href)).stats()).isOpaque).toBe(true);
  });
});

describe('window and colours', () => {
  test('it opens in a window of its own; no title bar is drawn, so none is asked for', () => {
    expect(manifest.display).toBe('standalone');
    expect(manifest.display_override).toEqual(['standalone', 'minimal-ui']);
  });

  test.each(['theme_color', 'background_color'] as const)('%s is the paper, in hex', (member) => {
    expect(manifest[member]).toBe(paper.light);
    expect(manifest[member]).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('before any script runs the browser’s bars have the colour of the paper, in both themes', async () => {
    const metas = (await readPage()).match(/<meta name="theme-color"[^>]*>/g) ?? [];
    expect(metas.map((meta) => /\((?:[\w-]+): (\w+)\)" content="(.*?)"/.exec(meta)?.slice(1))).toEqual([
      ['light', paper.light],
      ['dark', paper.dark],
    ]);
  });

  test('a link that is shared opens in the window that is there, and the app opens its own links', () => {
    expect(manifest.launch_handler).toEqual({ client_mode: 'navigate-existing' });
    expect(manifest.handle_links).toBe('preferred');
  });
});

describe('what the install dialog shows', () => {
  test.each([
    ['English', manifest.description ?? ''],
    ['Bangla', manifest.description_localized?.['bn'] ?? ''],
  ])('a description in %s, of seven lines at most', (_language, text) => {
    expect(text.length).toBeGreaterThan(30);
    expect(text.length).toBeLessThanOrEqual(324);
  });

  test('the Bangla one is Bangla', () => {
    expect(manifest.description_localized?.['bn']).toMatch(/^[\u0980-\u09ff\s,।-]+$/);
    expect(bangla.description).toBe(manifest.description_localized?.['bn']);
  });

  test.each(['narrow', 'wide'])('pictures of %s windows: one ratio, of sizes that are shown', (factor) => {
    const sizes = screenshots.filter((shot) => shot.form_factor === factor).map((shot) => toPx(shot.sizes));
    expect(sizes.length).toBeGreaterThan(0);
    expect(new Set(sizes.map(([width = 0, height = 1]) => width / height)).size).toBe(1);
    for (const [width = 0, height = 0] of sizes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    }
  });

  test('no more pictures than are shown, each JPEG or PNG with words for it', () => {
    expect(screenshots.length).toBeLessThanOrEqual(8);
    expect(
      screenshots.filter(({ type, label }) => !label || !/^image\/(?:jpeg|png)$/.test(type ?? '')),
    ).toEqual([]);
  });
});

describe('shortcuts', () => {
  test('lead to screens of the app', () => {
    const screens: readonly string[] = Object.values(appPaths);
    expect(shortcuts.map(({ url }) => url).filter((url) => !screens.includes(url))).toEqual([]);
    expect(shortcuts.map(({ name }) => name)).toEqual(['Jobs', 'Saved jobs', 'Post a job', 'CV templates']);
  });

  test('each has an icon of its own, 96 px, no WebP', () => {
    expect(new Set(shortcutIcons.map(({ src }) => src)).size).toBe(shortcuts.length);
    for (const { sizes, type } of shortcutIcons) {
      expect([sizes, type]).toEqual(['96x96', 'image/png']);
    }
  });
});

test('language, direction, turning and kind are said', () => {
  expect(manifest).toMatchObject({
    lang: 'en',
    dir: 'ltr',
    orientation: 'any',
    categories: ['business', 'productivity'],
  });
});

test('no app of a store is preferred to this one', () => {
  expect(manifest.prefer_related_applications).toBe(false);
});

test('other apps share title, text and link to a screen of the app, as a link that needs no network', () => {
  expect(manifest.share_target).toEqual({
    action: SHARE_TARGET_PATH,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  });
});

test('nothing is promised that the app does not do: it takes in no files or protocols', () => {
  for (const member of ['file_handlers', 'protocol_handlers', 'edge_side_panel']) {
    expect(manifest).not.toHaveProperty(member);
  }
});

describe('Bangla’s manifest', () => {
  test('is of the same app, in its own language', () => {
    const { name, short_name, id, scope } = manifest;
    expect(bangla).toMatchObject({ name, short_name, id, scope, icons, lang: 'bn', dir: 'ltr' });
    expect(bangla).not.toHaveProperty('description_localized');
  });

  test('leads to Bangla’s pages', () => {
    expect(bangla.start_url).toBe('/bn/');
    expect(bangla.share_target?.action).toBe(toLocalPath(SHARE_TARGET_PATH, 'bn'));
    expect(bangla.shortcuts?.map(({ url }) => splitLanguage(url))).toEqual(
      shortcuts.map(({ url }) => ({ locale: 'bn', path: url })),
    );
  });

  test.each(locales)('what %s’s pictures and shortcuts say is all in one alphabet', (language) => {
    const { screenshots = [], shortcuts = [] } = toManifest(language);
    const texts = [...screenshots.map(({ label = '' }) => label), ...shortcuts.map(({ name }) => name)];
    expect(new Set(texts).size).toBe(texts.length);
    const other = language === 'en' ? /[\u0980-\u09ff]/ : /[A-Za-z\d]/;
    expect(texts.filter((text) => text === '' || other.test(text))).toEqual([]);
  });

  test('shows the same pictures', () => {
    expect(bangla.screenshots?.map(({ src }) => src)).toEqual(screenshots.map(({ src }) => src));
  });
});
