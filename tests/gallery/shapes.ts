import type { BrowserContextOptions } from '@playwright/test';
import type { Scene } from './scene.ts';

/** How a page is looked at. */
export interface Shape {
  name: string;
  context: BrowserContextOptions;
}

const phone = { isMobile: true, hasTouch: true } as const;

const shape = (name: string, width: number, height: number, more: BrowserContextOptions = {}): Shape => ({
  name,
  context: {
    viewport: { width, height },
    isMobile: false,
    hasTouch: false,
    reducedMotion: 'reduce',
    ...more,
  },
});

const small = shape('360', 360, 780, phone);
const middle = shape('1100', 1100, 800);
const large = shape('1440', 1440, 900);
const huge = shape('1920', 1920, 1080);

/** Every scene is seen in these. */
const usualShapes: readonly Shape[] = [small, shape('768', 768, 1024, phone), large];

/** Main scenes are seen in these as well. */
const rareShapes: readonly Shape[] = [
  shape('320', 320, 568, phone),
  shape('400 % zoom', 320, 225),
  shape('landscape', 780, 360, phone),
  middle,
  huge,
  shape('forced colors', 360, 780, { ...phone, forcedColors: 'active' }),
];

const wideShapes: readonly Shape[] = [middle, large, huge];

type Places = Pick<Scene, 'isMain' | 'isNarrow' | 'isWide' | 'isWindow'>;

const fits = (scene: Places) => (shape: Shape) => scene.isNarrow !== true || !wideShapes.includes(shape);

const usualShapesOf = (scene: Places): readonly Shape[] =>
  [...usualShapes, ...(scene.isMain ? rareShapes : [])].filter(fits(scene));

export const shapesOf = (scene: Places): readonly Shape[] =>
  scene.isWide ? wideShapes : usualShapesOf(scene);

/** Main screens are laid out otherwise where there is room; all else says the same there. */
export function differentShapesOf({ isMain, isWide, isWindow }: Places): readonly Shape[] {
  if (isWide) return [large];
  return isMain && !isWindow ? [small, large] : [small];
}
