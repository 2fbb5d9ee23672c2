import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfBuzz from 'harfbuzzjs';
import { readFont } from '#features/resumes/documents/pdf/shape.ts';
import type { Fonts } from '#features/resumes/documents/pdf/text.ts';
import { scripts, type CvScript } from '#features/resumes/documents/scripts.ts';

const { resolve } = createRequire(import.meta.url);

const files: Readonly<Record<CvScript, string>> = {
  latin: 'noto-sans/files/noto-sans-latin',
  bengali: 'noto-sans-bengali/files/noto-sans-bengali-bengali',
  devanagari: 'noto-sans/files/noto-sans-devanagari',
  arabic: 'vazirmatn/files/vazirmatn-arabic',
};

/** A font's file, as the browser gets it. */
export async function readFontFile(script: CvScript, weight: 400 | 700): Promise<ArrayBuffer> {
  const bytes = await readFile(resolve(`@fontsource/${files[script]}-${weight}-normal.woff`));
  return new Uint8Array(bytes).buffer;
}

export const loadTestFont = async (script: CvScript, weight: 400 | 700 = 400) =>
  readFont(await readFontFile(script, weight), harfBuzz);

async function loadFace(weight: 400 | 700) {
  const faces = scripts.map(async (script) => [script, await loadTestFont(script, weight)] as const);
  return { latin: await loadTestFont('latin', weight), ...Object.fromEntries(await Promise.all(faces)) };
}

export const loadTestFonts = async (): Promise<Fonts> => ({
  regular: await loadFace(400),
  bold: await loadFace(700),
});
