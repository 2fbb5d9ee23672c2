import { expect, test } from 'vitest';
import { toOperators } from '#features/resumes/documents/pdf/operators.ts';
import { createTag } from '#features/resumes/documents/pdf/tags.ts';
import { createSetter } from '#features/resumes/documents/pdf/text.ts';
import type { CvScript } from '#features/resumes/documents/scripts.ts';
import { loadTestFont, loadTestFonts } from './support/cv-fonts.ts';

/** Letters for PDFs: which glyphs, in which order, and where, in the units of their font. */

type Placed = readonly [glyph: number, advance: number, x: number, y: number];

test.each<[CvScript, string, Placed[]]>([
  [
    'bengali',
    'কর্মসংস্থান',
    [
      [25, 807, 0, 0],
      [49, 612, 0, 0],
      [122, 0, -128, 0],
      [55, 623, 0, 0],
      [11, 438, 0, 0],
      [241, 667, 0, 0],
      [294, 0, -481, -148],
      [59, 266, 0, 0],
      [44, 602, 0, 0],
    ],
  ],
  [
    'bengali',
    'স্ত্রী',
    [
      [241, 667, 0, 0],
      [293, 0, -613, -138],
      [61, 266, 0, 0],
    ],
  ],
  [
    'bengali',
    'কির্তি',
    [
      [60, 266, 0, 0],
      [25, 807, 0, 0],
      [60, 266, 0, 0],
      [122, 0, 424, -3],
      [40, 707, 0, 0],
      [5, 0, 0, 0],
    ],
  ],
  [
    'bengali',
    'ব্যো',
    [
      [386, 361, 0, 0],
      [47, 596, 0, 0],
      [123, 270, 0, 0],
      [59, 266, 0, 0],
    ],
  ],
  [
    'devanagari',
    'हिन्दी',
    [
      [161, 259, 0, 0],
      [63, 531, 0, 0],
      [369, 309, 0, 0],
      [38, 531, 0, 0],
      [69, 259, 0, 0],
    ],
  ],
  [
    'arabic',
    'العربية',
    [
      [421, 1062, 0, 0],
      [528, 743, 0, 0],
      [414, 554, 0, 0],
      [451, 791, 0, 0],
      [481, 1172, 0, 0],
      [500, 590, 0, 0],
      [40, 475, 0, 0],
    ],
  ],
  [
    'latin',
    'AVATAR',
    [
      [36, 599, 0, 0],
      [57, 560, 0, 0],
      [36, 569, 0, 0],
      [55, 486, 0, 0],
      [36, 639, 0, 0],
      [53, 622, 0, 0],
    ],
  ],
])('%s: %s', async (script, text, placed) => {
  const font = await loadTestFont(script);
  const glyphs = font.shape(text, script === 'arabic');
  expect(glyphs.map(({ id, advance, x, y }) => [id, advance, x, y])).toEqual(placed);
});

test('a zero-width non-joiner splits a conjunct and is not drawn', async () => {
  const font = await loadTestFont('bengali');
  const [plain, apart] = ['ক্ষ', 'ক্\u200cষ'].map((text) => font.shape(text).length);
  expect([plain, apart]).toEqual([1, 3]);
});

test('Arabic words run from right to left, and numbers and English among them as they are read', async () => {
  const style = { size: 10, isBold: false, colour: '000000' };
  const [line] = createSetter(await loadTestFonts()).toLines('Works at شركة كاج 2019 in Dhaka', style, 500);
  if (line === undefined) throw new Error('There is no line.');
  const { contents } = toOperators([
    [{ kind: 'line', tag: createTag('P', { section: 0 }), line, style, at: { x: 0, y: 0 } }],
  ]);
  // Written in the order of reading, each piece with its place.
  const places = [...(contents[0] ?? '').matchAll(/BT\n.*\n1 0 0 1 ([\d.]+)/g)].map(([, x]) => Number(x));
  const pieces = line.pieces.map(({ text }, index) => ({ text, x: places[index] ?? 0 }));
  expect(places.length).toBe(pieces.length);
  const seen = pieces.toSorted((one, other) => one.x - other.x).map(({ text }) => text);
  expect(seen.filter((text) => text !== ' ')).toEqual(['Works', 'at', '2019', 'كاج', 'شركة', 'in', 'Dhaka']);
});
