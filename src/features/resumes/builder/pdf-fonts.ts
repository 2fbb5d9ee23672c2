import latinRegular from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import devanagariRegular from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff?url';
import devanagariBold from '@fontsource/noto-sans/files/noto-sans-devanagari-700-normal.woff?url';
import bengaliRegular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import bengaliBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff?url';
import arabicRegular from '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff?url';
import arabicBold from '@fontsource/vazirmatn/files/vazirmatn-arabic-700-normal.woff?url';
import shaper from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { readFont, type Font } from '../documents/pdf/shape.ts';
import type { Fonts } from '../documents/pdf/text.ts';
import type { CvScript } from '../documents/scripts.ts';
import { pageFonts, type PdfPart } from './pdf-parts.ts';

/**
 * Noto Sans and Vazirmatn, under the SIL Open Font License 1.1, and HarfBuzz. The worker stores what was fetched once.
 * Not Noto Sans Arabic: it has 160 kB instead of 55, and separate glyphs for dots, which PDF readers cannot copy.
 */

const fonts: Readonly<Record<CvScript, Readonly<Record<keyof Fonts, string>>>> = {
  latin: { regular: latinRegular, bold: latinBold },
  bengali: { regular: bengaliRegular, bold: bengaliBold },
  devanagari: { regular: devanagariRegular, bold: devanagariBold },
  arabic: { regular: arabicRegular, bold: arabicBold },
};
const weights = { regular: '400', bold: '700' } as const;

const listUrls = (part: PdfPart): readonly string[] =>
  part === 'shaper' ? [shaper] : Object.values(fonts[part]);

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} not loaded: ${response.status}`);
  return response.arrayBuffer();
}

/** Fetches the WebAssembly first: the module awaits it at its top level, and browsers never retry a failed module. */
async function loadHarfBuzz() {
  await fetchFile(shaper);
  return import('harfbuzzjs');
}

interface LoadedFont {
  font: Font;
  file: ArrayBuffer;
}

const loaded = new Map<string, Promise<LoadedFont>>();

async function fetchFont(url: string): Promise<LoadedFont> {
  const [file, harfBuzz] = await Promise.all([fetchFile(url), loadHarfBuzz()]);
  return { font: await readFont(file, harfBuzz), file };
}

function loadFile(url: string): Promise<LoadedFont> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetchFont(url);
  loaded.set(url, loading);
  // Not cached after a failure, so that the next press retries.
  loading.catch(() => loaded.delete(url));
  return loading;
}

async function loadFace(scripts: readonly CvScript[], weight: keyof Fonts): Promise<Fonts[keyof Fonts]> {
  const load = async (script: CvScript) => (await loadFile(fonts[script][weight])).font;
  const faces = scripts.map(async (script) => [script, await load(script)] as const);
  return { latin: await load('latin'), ...Object.fromEntries(await Promise.all(faces)) };
}

/** The fonts for a PDF, from the worker's cache if stored. */
export async function loadFonts(scripts: readonly CvScript[]): Promise<Fonts> {
  const [regular, bold] = await Promise.all([loadFace(scripts, 'regular'), loadFace(scripts, 'bold')]);
  return { regular, bold };
}

const shown = new Set<string>();

async function showFont(script: CvScript, weight: keyof Fonts): Promise<void> {
  const url = fonts[script][weight];
  if (shown.has(url)) return;
  const { file } = await loadFile(url);
  document.fonts.add(await new FontFace(pageFonts[script], file, { weight: weights[weight] }).load());
  shown.add(url);
}

/** Adds the PDF's fonts to `document.fonts`, for the preview. */
export async function showFonts(scripts: readonly CvScript[]): Promise<void> {
  await Promise.all(scripts.flatMap((script) => [showFont(script, 'regular'), showFont(script, 'bold')]));
}

async function isStored(part: PdfPart): Promise<boolean> {
  try {
    const found = await Promise.all(listUrls(part).map((url) => caches.match(url, { ignoreVary: true })));
    return found.every((response) => response !== undefined);
  } catch {
    return false;
  }
}

/** The files for a PDF that are not stored on this device. */
export async function listMissing(parts: readonly PdfPart[]): Promise<PdfPart[]> {
  const stored = await Promise.all(parts.map(isStored));
  return parts.filter((_, index) => !stored[index]);
}

/** Lets the worker store the fonts, so that a PDF can be made offline. */
export async function storeParts(parts: readonly PdfPart[]): Promise<void> {
  await Promise.all(parts.flatMap(listUrls).map(fetchFile));
}
