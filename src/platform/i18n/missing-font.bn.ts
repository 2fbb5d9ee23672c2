import { whenIdle } from '../startup/page-settled.ts';
import type * as en from './missing-font.en.ts';

export const loadMissingFont: typeof en.loadMissingFont = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const font = await import('./web-font.ts');
  await font.loadMissingFont();
};
