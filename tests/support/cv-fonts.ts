import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readFont, type Font } from '#features/resumes/documents/pdf/shape.ts';
import type { Fonts } from '#features/resumes/documents/pdf/text.ts';

const { resolve } = createRequire(import.meta.url);

export type FontName = 'noto-sans-bengali-bengali' | 'noto-sans-latin';

/** A font's file, as the browser gets it. */
export async function readFontFile(name: FontName, weight: 400 | 700): Promise<ArrayBuffer> {
  const folder = name === 'noto-sans-latin' ? 'noto-sans' : 'noto-sans-bengali';
  const bytes = await readFile(resolve(`@fontsource/${folder}/files/${name}-${weight}-normal.woff`));
  return new Uint8Array(bytes).buffer;
}

const load = async (name: FontName, weight: 400 | 700): Promise<Font> =>
  readFont(await readFontFile(name, weight));

const loadFace = async (weight: 400 | 700) => ({
  bengali: await load('noto-sans-bengali-bengali', weight),
  latin: await load('noto-sans-latin', weight),
});

export const loadTestFonts = async (): Promise<Fonts> => ({
  regular: await loadFace(400),
  bold: await loadFace(700),
});
