import latinRegular from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import bengaliRegular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import bengaliBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff?url';
import { readFont, type Font } from '../documents/pdf/shape.ts';
import type { Fonts } from '../documents/pdf/text.ts';

/** Noto Sans, under the SIL Open Font License 1.1. The worker stores what was fetched once. */

const latin = [latinRegular, latinBold] as const;
const bengali = [bengaliRegular, bengaliBold] as const;

const listUrls = (isBengali: boolean): readonly string[] => (isBengali ? [...latin, ...bengali] : latin);

const loaded = new Map<string, Promise<Font>>();

async function fetchFont(url: string): Promise<Font> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`font not loaded: ${response.status}`);
  return readFont(await response.arrayBuffer());
}

function loadFont(url: string): Promise<Font> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetchFont(url);
  loaded.set(url, loading);
  // Tried again at the next press.
  loading.catch(() => loaded.delete(url));
  return loading;
}

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
