import { createPause } from '#platform/create-pause.ts';
import { toOutline, type CvSource } from '../../documents/outline.ts';
import type { DrawnPage } from '../../documents/pdf/canvas.ts';
import { layOut } from '../../documents/pdf/pages.ts';
import { shapeAhead } from '../../documents/pdf/shape-ahead.ts';
import { createSetter, type Fonts, type Setter } from '../../documents/pdf/text.ts';
import { listScripts, type CvScript } from '../../documents/scripts.ts';

interface Tools {
  fonts: Fonts;
  /** Caches shaped words: after a key press only one word is new. */
  setter: Setter;
}

const loaded = new Map<string, Promise<Tools>>();

async function load(scripts: readonly CvScript[]): Promise<Tools> {
  const { loadFonts, showFonts } = await import('../pdf-fonts.ts');
  const [fonts] = await Promise.all([loadFonts(scripts), showFonts(scripts)]);
  return { fonts, setter: createSetter(fonts) };
}

function loadTools(scripts: readonly CvScript[]): Promise<Tools> {
  const key = scripts.join(' ');
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(scripts);
  loaded.set(key, loading);
  // Not cached after a failure, so that the next drawing retries.
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** A CV's pages as in its PDF. Rejects when the fonts cannot be loaded. */
export async function drawCv(source: CvSource): Promise<readonly DrawnPage[]> {
  const { fonts, setter } = await loadTools(listScripts(source));
  const outline = toOutline(source);
  await shapeAhead(outline, setter, createPause());
  return layOut(outline, fonts, setter).pages;
}
