import { execFileSync } from 'node:child_process';
import { installChromium } from '../support/chromium.ts';

const listFonts = (): string => {
  try {
    return execFileSync('fc-list', [':lang=bn', 'family'], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

/**
 * Bangla would be drawn as boxes. The browser's packages bring a font along.
 * @throws where there is none afterwards either
 */
export function installBanglaFont(root: string): void {
  if (listFonts().trim() !== '') return;
  installChromium(root);
  if (listFonts().trim() === '') throw new Error('No Bangla font found: install Noto Sans Bengali.');
}
