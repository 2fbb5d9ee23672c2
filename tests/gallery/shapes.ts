import type { BrowserContextOptions } from '@playwright/test';

/** How a page is looked at. */
export interface Shape {
  name: string;
  context: BrowserContextOptions;
}

const phone = { isMobile: true, hasTouch: true } as const;

const shape = (name: string, width: number, height: number, more: BrowserContextOptions = {}): Shape => ({
  name,
  context: { viewport: { width, height }, reducedMotion: 'reduce', ...more },
});

/** Every scene is seen in these. */
const usualShapes: readonly Shape[] = [
  shape('360', 360, 780, phone),
  shape('768', 768, 1024, phone),
  shape('1440', 1440, 900),
];

/** Main scenes are seen in these as well. */
const rareShapes: readonly Shape[] = [
  shape('320', 320, 568, phone),
  shape('400 % zoom', 320, 225),
  shape('landscape', 780, 360, phone),
  shape('forced colors', 360, 780, { ...phone, forcedColors: 'active' }),
];

export const shapesOf = (scene: { isMain?: true; isNarrow?: true }): readonly Shape[] =>
  [...usualShapes, ...(scene.isMain ? rareShapes : [])].filter(
    ({ name }) => scene.isNarrow !== true || name !== '1440',
  );
