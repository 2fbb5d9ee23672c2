import latinRegular from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import bengaliRegular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import bengaliBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff?url';
import { readFont, type Font } from '../documents/pdf/shape.ts';
import type { Fonts } from '../documents/pdf/text.ts';
import { pageFonts } from './preview/page-fonts.ts';

/** Noto Sans, under the SIL Open Font License 1.1. The worker stores what was fetched once. */

const latin = [latinRegular, latinBold] as const;
const bengali = [bengaliRegular, bengaliBold] as const;

const listUrls = (isBengali: boolean): readonly string[] => (isBengali ? [...latin, ...bengali] : latin);

interface LoadedFont {
  font: Font;
  file: ArrayBuffer;
}

const loaded = new Map<string, Promise<LoadedFont>>();

async function fetchFont(url: string): Promise<LoadedFont> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`font not loaded: ${response.status}`);
  const file = await response.arrayBuffer();
  return { font: await readFont(file), file };
}

function loadFile(url: string): Promise<LoadedFont> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetchFont(url);
  loaded.set(url, loading);
  // Tried again at the next press.
  loading.catch(() => loaded.delete(url));
  return loading;
}

const loadFont = async (url: string): Promise<Font> => (await loadFile(url)).font;

/** The letters for a PDF, from the device where it has them. */
export async function loadFonts(isBengali: boolean): Promise<Fonts> {
  const [regular, bold, bengaliFont, bengaliBoldFont] = await Promise.all([
    loadFont(latinRegular),
    loadFont(latinBold),
    isBengali ? loadFont(bengaliRegular) : null,
    isBengali ? loadFont(bengaliBold) : null,
  ]);
  return {
    regular: { latin: regular, bengali: bengaliFont },
    bold: { latin: bold, bengali: bengaliBoldFont },
  };
}

const shown = new Set<string>();

async function showFont(url: string, family: string, weight: '400' | '700'): Promise<void> {
  if (shown.has(url)) return;
  const { file } = await loadFile(url);
  document.fonts.add(await new FontFace(family, file, { weight }).load());
  shown.add(url);
}

/** Lets the page itself show the letters of a PDF. */
export async function showFonts(isBengali: boolean): Promise<void> {
  await Promise.all([
    showFont(latinRegular, pageFonts.latin, '400'),
    showFont(latinBold, pageFonts.latin, '700'),
    isBengali ? showFont(bengaliRegular, pageFonts.bengali, '400') : undefined,
    isBengali ? showFont(bengaliBold, pageFonts.bengali, '700') : undefined,
  ]);
}

/** True when this device has the letters already. */
export async function areFontsStored(isBengali: boolean): Promise<boolean> {
  try {
    const found = await Promise.all(
      listUrls(isBengali).map((url) => caches.match(url, { ignoreVary: true })),
    );
    return found.every((response) => response !== undefined);
  } catch {
    return false;
  }
}

/** Has the worker store the letters, so that a PDF can be made offline. */
export async function storeFonts(isBengali: boolean): Promise<void> {
  const answers = await Promise.all(listUrls(isBengali).map((url) => fetch(url)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}
