import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBarriers, showBelowFold } from '../support/barriers.ts';
import { createPage, openScene, type View } from './open-scene.ts';
import type { Scene } from './scene.ts';
import { speakBangla } from './words.ts';
import type { Fixture } from './fixture.ts';

/** One scene in one shape and theme, and what is wrong with it. */
export interface Picture {
  scene: string;
  shape: string;
  theme: 'light' | 'dark';
  file: string;
  findings: string[];
}

const MIN_TARGET = 44;
const QUALITY = 72;
/** The format has no higher pictures. */
const MAX_WEBP_PX = 16_383;

/** Runs in the page: targets that are too small, except links within text (WCAG 2.5.8). */
function listSmallTargets(least: number): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('a[href], button, select, input, textarea, summary')) {
    const { width, height } = element.getBoundingClientRect();
    const label = element.closest('label, .input')?.getBoundingClientRect().height ?? 0;
    // A positioned `::after` can make the target larger than the visible element.
    const after = getComputedStyle(element, '::after');
    const more = after.position === 'absolute' ? Number.parseFloat(after.height) : 0;
    const isInText =
      getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td, label') !== null;
    const isSmall = Math.max(height, label, more || 0) < least - 0.5 && width > 1 && height > 1;
    if (!isSmall || isInText || !element.checkVisibility()) continue;
    found.push(`${Math.round(width)} x ${Math.round(height)} px: ${element.outerHTML.slice(0, 90)}`);
  }
  return found;
}

async function findOverflow(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });
  return excess > 0 ? [`${excess} px wider than the window`] : [];
}

/** Runs in the page: loads the images that are lazy until they are scrolled to. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page: a theme's colours are all drawn, also those that fade in. */
async function untilDrawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(fades.map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
}

async function store(page: Page, scene: Scene, file: string): Promise<void> {
  if (scene.isWindow !== true) {
    await showBelowFold(page);
    await page.evaluate(loadPictures);
  }
  const shot = await page.screenshot({ fullPage: scene.isWindow !== true });
  const { width, height } = await sharp(shot).metadata();
  const size = { width, height: Math.min(height, MAX_WEBP_PX) };
  await sharp(shot)
    .extract({ left: 0, top: 0, ...size })
    .webp({ quality: QUALITY })
    .toFile(file);
}

export interface Sitting extends View {
  folder: string;
}

/** Takes a scene's pictures in both themes. A scene whose steps fail is a finding. */
export async function takePictures(browser: Browser, fixture: Fixture, sitting: Sitting): Promise<Picture[]> {
  const { scene, shape, language, folder } = sitting;
  const page = await createPage(browser, fixture, sitting);
  if (language === 'bn') await speakBangla(page);
  const failed = await openScene(page, fixture, sitting).then(
    () => [],
    (error: unknown) => [`not reached: ${String(error).split('\n')[0] ?? ''}`],
  );
  const common = scene.isPaper
    ? failed
    : [...failed, ...(await findOverflow(page)), ...(await page.evaluate(listSmallTargets, MIN_TARGET))];
  const pictures: Picture[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(untilDrawn);
    const file = `${scene.name}-${shape.name}-${theme}.webp`.replaceAll(/[^\w.-]+/g, '-');
    await store(page, scene, join(folder, file));
    pictures.push({
      scene: scene.name,
      shape: shape.name,
      theme,
      file,
      findings: theme === 'light' ? common : [],
    });
  }
  const barriers = (scene.isPaper ? [] : await findBarriers(page)).filter(
    // The system chooses these colours, and axe reads those of the style sheet.
    (line) => shape.context.forcedColors !== 'active' || !line.includes('color-contrast'),
  );
  for (const picture of pictures)
    picture.findings.push(...barriers.filter((line) => line.startsWith(picture.theme)));
  await page.context().close();
  return pictures;
}
