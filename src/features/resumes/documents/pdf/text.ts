import bidiFactory from 'bidi-js';
import { splitScripts, type CvScript } from '../scripts.ts';
import type { Font, Glyph } from './shape.ts';
import type { TextLink } from './tags.ts';

/** The fonts of one weight. */
type Face = Readonly<Partial<Record<CvScript, Font>>> & { readonly latin: Font };

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

/** Letters of one font and direction. */
export interface Piece {
  text: string;
  script: CvScript;
  font: Font;
  glyphs: readonly Glyph[];
  /** In points. */
  width: number;
  /** Unicode's embedding level: odd from right to left. */
  level: number;
}

/** A line, with its pieces in reading order. */
export interface Line {
  pieces: readonly Piece[];
  width: number;
  /** By the places of the pieces' text. */
  links?: readonly TextLink[];
}

/** The font that a text of one script is set in. */
export const toFont = (face: Face, script: CvScript): Font => face[script] ?? face.latin;

const bidi = bidiFactory();

/** The embedding level of each code unit, with `ltr` as the base direction; null without right-to-left text. */
const findLevels = (text: string): Uint8Array | null =>
  splitScripts(text).some(({ script }) => script === 'arabic')
    ? bidi.getEmbeddingLevels(text, 'ltr').levels
    : null;

interface LevelRun {
  text: string;
  script: CvScript;
  level: number;
}

function splitLevels(text: string, levels: Uint8Array | null): LevelRun[] {
  if (levels === null)
    return splitScripts(text).map(({ text: run, script }) => ({ text: run, script, level: 0 }));
  const runs: LevelRun[] = [];
  let at = 0;
  for (const { script, text: run } of splitScripts(text)) {
    for (const letter of run) {
      const level = levels[at] ?? 0;
      at += letter.length;
      const last = runs.at(-1);
      if (last?.script === script && last.level === level) last.text += letter;
      else runs.push({ text: letter, script, level });
    }
  }
  return runs;
}

export function createSetter(fonts: Fonts): Setter {
  const shaped = new Map<Font, Map<string, readonly Glyph[]>>();
  const shape = (font: Font, text: string, isRightToLeft: boolean): readonly Glyph[] => {
    const known = shaped.get(font) ?? new Map<string, readonly Glyph[]>();
    shaped.set(font, known);
    const key = `${isRightToLeft} ${text}`;
    const glyphs = known.get(key) ?? font.shape(text, isRightToLeft);
    known.set(key, glyphs);
    return glyphs;
  };
  const toPiece = (run: LevelRun, { size, isBold }: TextStyle): Piece => {
    const font = toFont(isBold ? fonts.bold : fonts.regular, run.script);
    const glyphs = shape(font, run.text, run.level % 2 === 1);
    const units = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    return { ...run, font, glyphs, width: (units * size) / font.unitsPerEm };
  };
  /** Breaks a text into lines. */
  const toLines = (written: string, style: TextStyle, width: number): Line[] => {
    const text = written.trim().replaceAll(/\s+/g, ' ');
    const levels = findLevels(text);
    const set = (start: number, end: number): Line => {
      const runs = splitLevels(text.slice(start, end), levels && levels.subarray(start, end));
      const pieces = runs.map((run) => toPiece(run, style));
      return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
    };
    /** Cuts a word that is wider than the line. */
    const cut = (from: number, word: string): Line[] => {
      const parts: Line[] = [];
      let [start, part] = [from, set(from, from)];
      for (const { segment, index } of new Intl.Segmenter().segment(word)) {
        const next = from + index + segment.length;
        const longer = set(start, next);
        if (part.pieces.length > 0 && longer.width > width) {
          parts.push(part);
          start = from + index;
          part = set(start, next);
        } else part = longer;
      }
      return [...parts, part];
    };
    const lines: Line[] = [];
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const whole = set(index, index + word.length);
      const parts = whole.width > width ? cut(index, word) : [whole];
      for (const part of parts) {
        const last = lines.at(-1);
        const space = set(index - 1, index);
        if (last && last.width + space.width + part.width <= width) {
          lines[lines.length - 1] = {
            pieces: [...last.pieces, ...space.pieces, ...part.pieces],
            width: last.width + space.width + part.width,
          };
        } else lines.push(part);
      }
    }
    return lines;
  };
  return { toLines, leading: 1.35 };
}
