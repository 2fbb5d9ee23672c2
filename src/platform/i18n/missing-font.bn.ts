import { whenIdle } from '../startup/page-settled.ts';
import type * as en from './missing-font.en.ts';

async function load(): Promise<void> {
  const font = await import('./web-font.ts');
  await font.loadMissingFont();
}

export const startMissingFont: typeof en.startMissingFont = () => void whenIdle(() => void load());
