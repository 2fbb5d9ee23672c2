import { pageSize, type Drawn, type DrawnPage, type Point, type PageSize } from './canvas.ts';
import type { Font } from './shape.ts';
import { createTag, type Tag, type TextLink } from './tags.ts';
import type { Piece, TextStyle } from './text.ts';

/** What a page holds for the tree of tags. */
export interface PageMarks {
  /** The tag of each marked sequence, by its number (`MCID`). */
  tags: Tag[];
  /** The place of each link, as a rectangle of PDF. */
  links: { tag: Tag; uri: string; box: string }[];
}

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

const toBox = (colour: string, { x, y }: Point, { width, height }: PageSize): string => {
  const corner = `${number(x)} ${number(pageSize.height - y - height)}`;
  return `${toColour(colour)} rg ${corner} ${number(width)} ${number(height)} re f`;
};
const toPhoto = ({ x, y }: Point, { width, height }: PageSize): string => {
  const bottom = pageSize.height - y - height;
  return `q ${number(width)} 0 0 ${number(height)} ${number(x)} ${number(bottom)} cm /Photo Do Q`;
};

/** Words of a line that lead to one address, or to none. */
interface Stretch {
  words: Piece[][];
  link: TextLink | undefined;
}

function toStretches(pieces: readonly Piece[], links: readonly TextLink[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const word of toWords(pieces)) {
    const end = at + word.reduce((sum, { text }) => sum + text.length, 0);
    const link = links.find((one) => one.start < end && one.end > at);
    const last = stretches.at(-1);
    if (last && last.link === link) last.words.push(word);
    else stretches.push({ words: [word], link });
    at = end;
  }
  return stretches;
}

/** How far a piece reaches before a place of its text. */
const widthBefore = (piece: Piece, place: number): number =>
  piece.glyphs.reduce((sum, { cluster, advance }) => sum + (cluster < place ? advance : 0), 0) /
  piece.font.unitsPerEm;

/** The content streams and tags of the pages; records the used glyphs of each font. */
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
  const mark = ({ tags }: PageMarks, tag: Tag, drawn: readonly string[]): string[] => [
    `/${tag.role} << /MCID ${tags.push(tag) - 1} >> BDC`,
    ...drawn,
    'EMC',
  ];
  const toLine = ({ tag, line, style, at }: Extract<Drawn, { kind: 'line' }>, marks: PageMarks): string[] => {
    const places = new Map<Piece, number>();
    let { x } = at;
    for (const piece of toVisual(line.pieces)) {
      places.set(piece, x);
      x += piece.width;
    }
    const draw = (piece: Piece) => toDrawn(piece, style, { x: places.get(piece) ?? x, y: at.y });
    const toX = (place: number): number => {
      let start = 0;
      for (const piece of line.pieces) {
        const end = start + piece.text.length;
        const left = places.get(piece) ?? at.x;
        if (place <= end) return left + widthBefore(piece, place - start) * style.size;
        start = end;
      }
      return at.x + line.width;
    };
    const toLinkBox = ({ start, end }: TextLink): string =>
      [
        toX(start),
        pageSize.height - at.y - style.size * 0.25,
        toX(end),
        pageSize.height - at.y + style.size * 0.85,
      ]
        .map(number)
        .join(' ');
    // In reading order, as CV parsers take the order of drawing.
    const stretches = toStretches(line.pieces, line.links ?? []).flatMap(({ words, link }) => {
      const owner = link ? createTag('Link', { section: tag.section, parent: tag }) : tag;
      if (link) marks.links.push({ tag: owner, uri: link.uri, box: toLinkBox(link) });
      return mark(
        marks,
        owner,
        words.flatMap((word) => markWord(word, word.map(draw))),
      );
    });
    return [`${toColour(style.colour)} rg`, ...stretches];
  };
  const marks: PageMarks[] = pages.map(() => ({ tags: [], links: [] }));
  const contents = pages.map((page, index) => {
    const ofPage = marks[index] ?? { tags: [], links: [] };
    return page
      .flatMap((drawn) => {
        if (drawn.kind === 'line') return toLine(drawn, ofPage);
        return drawn.kind === 'box'
          ? ['/Artifact BMC', toBox(drawn.colour, drawn.at, drawn.size), 'EMC']
          : mark(ofPage, drawn.tag, [toPhoto(drawn.at, drawn.size)]);
      })
      .join('\n');
  });
  return { contents, marks, fonts: [...fonts.values()] };
}
