import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import type { Locale } from '#contract/format.ts';
import { startApp } from '../support/app-process.ts';
import { chromiumFlags, ensureChromium, getTestChromium } from '../support/chromium.ts';
import { installBanglaFont } from './fonts.ts';
import { takePictures, type Picture, type Sitting } from './picture.ts';
import { publishPictures } from './publish.ts';
import { scenes } from './scenes.ts';
import { drawSheet } from './sheet.ts';
import { shapesOf } from './shapes.ts';
import { startFixture } from './fixture.ts';

/**
 * `npm run gallery`: every screen and state in one page to look at. `--only 'list;job, share'` takes the scenes whose names
 * begin so, `--shapes '360;1440'` those shapes of them, `--language bn` those of Bangla, `--publish` the pictures of the
 * manifest and the README in place of all.
 */

const root = join(import.meta.dirname, '../..');
const AT_ONCE = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    shapes: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    out: { type: 'string', default: join(root, '.cache/gallery') },
    publish: { type: 'boolean', default: false },
  },
});

const language: Locale = values.language === 'bn' ? 'bn' : 'en';

const toNames = (list: string): string[] => list.split(';').filter((name) => name !== '');

function plan(folder: string): Sitting[] {
  const [wanted, shapes] = [toNames(values.only), toNames(values.shapes)];
  return scenes
    .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)))
    .flatMap((scene) => shapesOf(scene).map((shape) => ({ scene, shape, language, folder })))
    .filter(({ shape }) => shapes.length === 0 || shapes.includes(shape.name));
}

async function takeAll(browser: Browser, folder: string): Promise<Picture[]> {
  const fixture = await startFixture();
  const taken: Picture[][] = [];
  const queue = [...plan(folder).entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [at, sitting] = next;
        taken[at] = await takePictures(browser, fixture, sitting);
        process.stdout.write(`${sitting.scene.name}, ${sitting.shape.name}\n`);
      }
    }),
  );
  await fixture.stop();
  return taken.flat();
}

async function fillFolder(browser: Browser, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = await takeAll(browser, folder);
  await writeFile(join(folder, 'index.html'), drawSheet(pictures));
  const bad = pictures.filter(({ findings }) => findings.length > 0);
  for (const { scene, shape, theme, findings } of bad)
    process.stdout.write(`${[`${scene}, ${shape}, ${theme}:`, ...findings].join('\n  ')}\n`);
  process.stdout.write(
    `${pictures.length} pictures, ${bad.length} with findings: ${join(folder, 'index.html')}\n`,
  );
}

async function publish(browser: Browser): Promise<void> {
  const app = await startApp();
  await publishPictures(browser, app.origin, join(root, 'public/screenshots'));
  await app.stop();
}

ensureChromium(root);
installBanglaFont(root);
const browser = await chromium.launch({ executablePath: getTestChromium(), args: [...chromiumFlags] });
await (values.publish ? publish(browser) : fillFolder(browser, join(values.out, language)));
await browser.close();
