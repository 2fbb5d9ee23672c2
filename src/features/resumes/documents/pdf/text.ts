import type { Glyph } from './glyph.ts';
import type { Font } from './shape.ts';

/** The fonts of one weight. */
interface Face {
  bengali: Font | null;
  latin: Font;
}

export interface Fonts {
  regular: Face;
  bold: Face;
}

/** Breaks texts into lines. */
export interface Setter {
  toLines: (text: string, style: TextStyle, width: number) => Line[];
  /** The height of a line in letters. */
  leading: number;
}

export interface TextStyle {
  size: number;
  isBold: boolean;
  /** Six hex digits. */
  colour: string;
}

/** Letters of one font. */
export interface Piece {
  text: string;
  font: Font;
  glyphs: readonly Glyph[];
  /** In points. */
  width: number;
}

export interface Line {
  pieces: readonly Piece[];
  width: number;
}

const bengali = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+|[^\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g;

/** A text in pieces of one script each. */
export const splitScripts = (text: string): readonly string[] => text.match(bengali) ?? [];

export const isBengali = (text: string): boolean => /[\u0964\u0965\u0980-\u09ff]/.test(text);

/** The font that a text of one script is set in. */
export const toFont = (face: Face, text: string): Font =>
  isBengali(text) ? (face.bengali ?? face.latin) : face.latin;

export function createSetter(fonts: Fonts): Setter {
  const shaped = new Map<Font, Map<string, readonly Glyph[]>>();
  const shape = (font: Font, text: string): readonly Glyph[] => {
    const known = shaped.get(font) ?? new Map<string, readonly Glyph[]>();
    shaped.set(font, known);
    const glyphs = known.get(text) ?? font.shape(text);
    known.set(text, glyphs);
    return glyphs;
  };
  const toPiece = (text: string, { size, isBold }: TextStyle): Piece => {
    const font = toFont(isBold ? fonts.bold : fonts.regular, text);
    const glyphs = shape(font, text);
    const units = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    return { text, font, glyphs, width: (units * size) / font.unitsPerEm };
  };
  const toWord = (word: string, style: TextStyle): Line => {
    const pieces = splitScripts(word).map((text) => toPiece(text, style));
    return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) };
  };
  /** A word that is wider than the line, cut where it must be. */
  const cut = (word: string, style: TextStyle, width: number): string[] => {
    const parts: string[] = [];
    let part = '';
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (part !== '' && toWord(part + segment, style).width > width) {
        parts.push(part);
        part = '';
      }
      part += segment;
    }
    return [...parts, part];
  };
  /** Breaks a text into lines. */
  const toLines = (text: string, style: TextStyle, width: number): Line[] => {
    const space = toPiece(' ', style);
    const words = text
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word) => (toWord(word, style).width > width ? cut(word, style, width) : [word]));
    const lines: Line[] = [];
    for (const word of words.map((one) => toWord(one, style))) {
      const last = lines.at(-1);
      if (last && last.width + space.width + word.width <= width) {
        const joined = {
          pieces: [...last.pieces, space, ...word.pieces],
          width: last.width + space.width + word.width,
        };
        lines[lines.length - 1] = joined;
      } else lines.push(word);
    }
    return lines;
  };
  return { toLines, leading: 1.35 };
}
