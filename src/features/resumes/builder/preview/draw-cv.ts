import { createPause } from '#platform/yield-to-input.ts';
import { toOutline, type CvSource } from '../../documents/outline.ts';
import type { DrawnPage } from '../../documents/pdf/canvas.ts';
import { layOut } from '../../documents/pdf/pages.ts';
import { shapeAhead } from '../../documents/pdf/shape-ahead.ts';
import { createSetter, type Fonts, type Setter } from '../../documents/pdf/text.ts';
import { hasBengali } from '../cv-progress.ts';

interface Tools {
  fonts: Fonts;
  /** Remembers the words that it has shaped: with the next key, one word is new. */
  setter: Setter;
}

const loaded = new Map<boolean, Promise<Tools>>();

async function load(isBengali: boolean): Promise<Tools> {
  const { loadFonts, showFonts } = await import('../pdf-fonts.ts');
  const [fonts] = await Promise.all([loadFonts(isBengali), showFonts(isBengali)]);
  return { fonts, setter: createSetter(fonts) };
}

function loadTools(isBengali: boolean): Promise<Tools> {
  const known = loaded.get(isBengali);
  if (known) return known;
  const loading = load(isBengali);
  loaded.set(isBengali, loading);
  // Tried again with the next drawing.
  loading.catch(() => loaded.delete(isBengali));
  return loading;
}

/** A CV's pages as its PDF has them. Rejects without its letters. */
export async function drawCv(source: CvSource): Promise<readonly DrawnPage[]> {
  const { fonts, setter } = await loadTools(hasBengali(source));
  const outline = toOutline(source);
  await shapeAhead(outline, setter, createPause());
  return layOut(outline, fonts, setter).pages;
}
