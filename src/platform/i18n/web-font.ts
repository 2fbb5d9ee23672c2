import regular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import { errorText } from '../http/api-error.ts';
import { logNotice } from '../log.ts';
import { isDataSaver } from '../preferences/data-saver.ts';

const FAMILY = 'Noto Sans Bengali Web';

/** Letters whose widths differ in every Bengali font. */
const letters = ['ক', 'ঝ', 'ট', 'ঔ', 'ঈ'];

/** True when no font has the letters: the missing-glyph boxes all have the same width. */
export const lacksLetters = (measure: (text: string) => number): boolean =>
  new Set(letters.map((letter) => Math.round(measure(letter)))).size === 1;

function createMeasure(): ((text: string) => number) | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context.measureText(text).width;
}

/** Loads 54 kB where the device cannot draw Bangla; the CV builder's PDFs use the same file. Bold is left to the browser. */
export async function loadWebFont(): Promise<void> {
  const measure = createMeasure();
  if (isDataSaver() || !measure || !lacksLetters(measure)) return;
  try {
    const unicodeRange = 'U+0951-0952, U+0964-0965, U+0980-09FE, U+200C-200D, U+20B9, U+25CC';
    document.fonts.add(await new FontFace(FAMILY, `url(${regular})`, { unicodeRange }).load());
    // Chromium does not redraw missing-glyph boxes while `font-family` is unchanged.
    document.body.style.fontFamily = `'${FAMILY}', ${getComputedStyle(document.body).fontFamily}`;
  } catch (error) {
    logNotice('Bengali font not loaded', errorText(error));
  }
}
