import type { CvScript } from '../documents/scripts.ts';

/** The files for making a PDF: the fonts of each script, and HarfBuzz, which shapes text. */
export type PdfPart = 'shaper' | CvScript;

/** The download sizes for a first PDF, in bytes: HarfBuzz compressed, fonts of two weights. */
export const partBytes: Readonly<Record<PdfPart, number>> = {
  shaper: 147_377,
  latin: 33_644,
  bengali: 110_772,
  devanagari: 120_232,
  arabic: 55_192,
};

/** The font family of the PDF's fonts in the page's CSS. */
export const pageFonts: Readonly<Record<CvScript, string>> = {
  latin: 'Kaj CV',
  bengali: 'Kaj CV Bengali',
  devanagari: 'Kaj CV Devanagari',
  arabic: 'Kaj CV Arabic',
};
