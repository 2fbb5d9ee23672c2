/** A glyph on its way through shaping. */
export interface Glyph {
  id: number;
  /** Where its text begins in the word. */
  cluster: number;
  /** Basic forms are made inside a syllable only. */
  syllable: number;
  category: string;
  position: number;
  /** Features that this glyph takes part in, beside those for all. */
  mask: number;
  /** Marks find their part of a ligature by these. */
  ligature: number;
  component: number;
  isSubstituted: boolean;
  isMultiplied: boolean;
  isLigated: boolean;
  advance: number;
  x: number;
  y: number;
}

export const masks = { rphf: 1, half: 2, blwf: 4, pstf: 8, init: 16, all: 255 } as const;

export const newGlyph = (id: number, cluster: number): Glyph => ({
  id,
  cluster,
  syllable: 0,
  category: '',
  position: 0,
  mask: 0,
  ligature: 0,
  component: 0,
  isSubstituted: false,
  isMultiplied: false,
  isLigated: false,
  advance: 0,
  x: 0,
  y: 0,
});
