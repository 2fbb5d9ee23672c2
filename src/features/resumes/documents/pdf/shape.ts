import type * as HarfBuzz from 'harfbuzzjs';
import { bytesOf, readWoff, writeSfnt, type FontTables } from './font-file.ts';

/** A letter or a part of one, as a font draws it. Lengths are in the font's units. */
export interface Glyph {
  id: number;
  /** The index of its text in the shaped text. */
  cluster: number;
  advance: number;
  x: number;
  y: number;
}

export interface Font {
  tables: FontTables;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  has: (code: number) => boolean;
  advanceOf: (glyph: number) => number;
  /** The glyphs of a text of one script, in the order in which they are drawn from left to right. */
  shape: (text: string, isRightToLeft?: boolean) => readonly Glyph[];
}

/** Reads a WOFF file for shaping and for a PDF. */
export async function readFont(
  file: ArrayBuffer,
  { Blob, Buffer, BufferFlag, ClusterLevel, Direction, Face, Font, shape }: typeof HarfBuzz,
): Promise<Font> {
  const tables = await readWoff(file);
  const sfnt = writeSfnt(tables.names.map((name) => [name, bytesOf(tables.tag(name))]));
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const codes = new Set(face.collectUnicodes());
  const header = tables.tag('hhea');
  return {
    tables,
    unitsPerEm: face.upem,
    ascent: header.getInt16(4),
    descent: header.getInt16(6),
    has: (code) => codes.has(code),
    advanceOf: (glyph) => font.glyphHAdvance(glyph),
    shape(text, isRightToLeft = false) {
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
      buffer.guessSegmentProperties();
      buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
      // A separate cluster for each mark, so that searching the PDF finds a letter without its mark.
      buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
      shape(font, buffer);
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
          id: codepoint,
          cluster,
          advance: xAdvance,
          x: xOffset,
          y: yOffset,
        }));
    },
  };
}
