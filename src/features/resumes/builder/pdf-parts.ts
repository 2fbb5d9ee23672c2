import type { Script } from '../documents/scripts.ts';

/** What a PDF is made with: the letters of each script, and HarfBuzz, which shapes them. */
export type PdfPart = 'shaper' | Script;

/** What a first PDF downloads, in bytes: HarfBuzz compressed, fonts of two weights. */
export const partBytes: Readonly<Record<PdfPart, number>> = {
  shaper: 147_377,
  latin: 33_644,
  bengali: 110_772,
  devanagari: 120_232,
  arabic: 55_192,
};

/** How the page itself calls the letters of a PDF. */
export const pageFonts: Readonly<Record<Script, string>> = {
  latin: 'Kaj CV',
  bengali: 'Kaj CV Bengali',
  devanagari: 'Kaj CV Devanagari',
  arabic: 'Kaj CV Arabic',
};
