import type * as en from './missing-font.en.ts';

export const loadMissingFont: typeof en.loadMissingFont = async () => {
  const font = await import('./web-font.ts');
  await font.loadMissingFont();
};
