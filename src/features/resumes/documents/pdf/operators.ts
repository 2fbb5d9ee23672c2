import { pageSize, type Drawn, type DrawnPage, type Point, type Size } from './canvas.ts';
import type { Font } from './shape.ts';
import type { Piece, TextStyle } from './text.ts';

/** The fonts of a document with their used glyphs. */
export interface UsedFont {
  name: string;
  font: Font;
  /** The text of each glyph. */
  glyphs: Map<number, string>;
}

export const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const hex = (value: number): string => value.toString(16).padStart(4, '0');

export const toUtf16 = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')}>`;

const toColour = (colour: string): string =>
  [0, 2, 4].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** Glyphs at the pen's position are written in one operator; glyphs with an offset separately. */
function toGlyphText({ glyphs, font }: Piece, { x, y }: Point, size: number): string {
  const unit = size / font.unitsPerEm;
  const written: string[] = [];
  let run = '';
  let pen = 0;
  let isOpen = false;
  const close = () => {
    if (isOpen) written.push(`[${run}] TJ`);
    isOpen = false;
    run = '';
  };
  const place = (dx: number, dy: number) =>
    written.push(`1 0 0 1 ${number(x + (pen + dx) * unit)} ${number(pageSize.height - y + dy * unit)} Tm`);
  for (const { id, advance, x: dx, y: dy } of glyphs) {
    if (dx !== 0 || dy !== 0) {
      close();
      place(dx, dy);
      written.push(`<${hex(id)}> Tj`);
    } else {
      if (!isOpen) place(0, 0);
      isOpen = true;
      const change = ((font.advanceOf(id) - advance) * 1000) / font.unitsPerEm;
      run += `<${hex(id)}>${change === 0 ? '' : number(change)}`;
    }
    pen += advance;
  }
  close();
  return written.join('\n');
}

/** The text of each glyph: from its cluster to the next one. */
function noteGlyphs(known: Map<number, string>, { glyphs, text }: Piece): void {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  const seen = new Set<number>();
  for (const { id, cluster } of glyphs) {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const own = seen.has(cluster) ? '' : text.slice(cluster, end);
    seen.add(cluster);
    if (!known.get(id)) known.set(id, own);
  }
}

/**
 * The pieces of a line from left to right: from the highest level down, each sequence at it or above is turned around.
 * https://www.unicode.org/reports/tr9/#L2
 */
function toVisual(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      const found = ordered.findIndex((piece, at) => at >= start && piece.level < level);
      const end = found < 0 ? ordered.length : found;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

/** The pieces of each word; a space is a separate entry. */
function toWords(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  pieces.forEach((piece, index) => {
    const isNew = piece.text === ' ' || pieces[index - 1]?.text === ' ';
    const last = words.at(-1);
    if (last === undefined || isNew) words.push([piece]);
    else last.push(piece);
  });
  return words;
}

/** True for scripts whose glyphs are reordered, as vowel signs before their consonant are. */
const isReordered = (word: readonly Piece[]): boolean =>
  word.some(({ script }) => script === 'bengali' || script === 'devanagari');

/** Readers copy `ActualText` (ISO 32000-1, 14.9.4), not the order of drawing; text from right to left they reverse. */
const markWord = (pieces: readonly Piece[], drawn: readonly string[]): readonly string[] => {
  const text = pieces.map((piece) => piece.text).join('');
  // Includes a comma after a Bengali word: readers would take the gap behind an offset mark for a space.
  return isReordered(pieces) ? [`/Span << /ActualText ${toUtf16(text)} >> BDC`, ...drawn, 'EMC'] : drawn;
};

const toBox = (colour: string, { x, y }: Point, { width, height }: Size): string => {
  const corner = `${number(x)} ${number(pageSize.height - y - height)}`;
  return `${toColour(colour)} rg ${corner} ${number(width)} ${number(height)} re f`;
};
const toPhoto = ({ x, y }: Point, { width, height }: Size): string => {
  const bottom = pageSize.height - y - height;
  return `q ${number(width)} 0 0 ${number(height)} ${number(x)} ${number(bottom)} cm /Photo Do Q`;
};

/** The page's content stream; records the used glyphs of each font. */
export function toOperators(pages: readonly DrawnPage[]) {
  const fonts = new Map<Font, UsedFont>();
  const use = (font: Font): UsedFont => {
    const used = fonts.get(font) ?? { name: `F${fonts.size + 1}`, font, glyphs: new Map<number, string>() };
    fonts.set(font, used);
    return used;
  };
  const toDrawn = (piece: Piece, style: TextStyle, point: Point): string => {
    const used = use(piece.font);
    noteGlyphs(used.glyphs, piece);
    return `BT\n/${used.name} ${number(style.size)} Tf\n${toGlyphText(piece, point, style.size)}\nET`;
  };
  const toLine = ({ line, style, at }: Extract<Drawn, { kind: 'line' }>): string[] => {
    const places = new Map<Piece, number>();
    let { x } = at;
    for (const piece of toVisual(line.pieces)) {
      places.set(piece, x);
      x += piece.width;
    }
    const draw = (piece: Piece) => toDrawn(piece, style, { x: places.get(piece) ?? x, y: at.y });
    // In reading order, as CV parsers take the order of drawing.
    const words = toWords(line.pieces).flatMap((word) => markWord(word, word.map(draw)));
    return [`${toColour(style.colour)} rg`, ...words];
  };
  const contents = pages.map((page) =>
    page
      .flatMap((drawn) => {
        if (drawn.kind === 'line') return toLine(drawn);
        return drawn.kind === 'box'
          ? toBox(drawn.colour, drawn.at, drawn.size)
          : toPhoto(drawn.at, drawn.size);
      })
      .join('\n'),
  );
  return { contents, fonts: [...fonts.values()] };
}
