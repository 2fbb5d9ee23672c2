import { findSyllables, reorderFirst, reorderLast, toCategory, type FindForm } from './bengali.ts';
import { readCharacterMap, readWoff, type FontTables } from './font-file.ts';
import { masks, newGlyph, type Glyph } from './glyph.ts';
import { position } from './gpos.ts';
import { applyFeatures, wouldSubstitute, type Feature, type Substituting } from './gsub.ts';
import { readGlyphClasses, readLayout, type LayoutTable } from './layout-common.ts';

export interface Font {
  tables: FontTables;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  has: (code: number) => boolean;
  advanceOf: (glyph: number) => number;
  /** The glyphs of a word, in the order in which they are drawn. */
  shape: (word: string) => readonly Glyph[];
}

const local = (name: keyof typeof masks): Feature => ({ name, mask: masks[name], isSyllabic: true });
const common = (name: string): Feature => ({ name, mask: 0, isSyllabic: true });
const free = (name: string): Feature => ({ name, mask: 0, isSyllabic: false });

/** Each by itself, in this order. */
const basic = [
  common('nukt'),
  common('akhn'),
  local('rphf'),
  local('blwf'),
  local('half'),
  local('pstf'),
  common('vatu'),
  common('cjct'),
];
/** All together. */
const presentation = [
  local('init'),
  ...['pres', 'abvs', 'blws', 'psts', 'haln'].map(common),
  ...['rlig', 'calt', 'clig', 'rclt'].map(free),
];
const latin = ['ccmp', 'rlig', 'calt', 'clig', 'liga', 'rclt'].map(free);
const moving = ['abvm', 'blwm', 'mark', 'mkmk', 'dist', 'kern'] as const;

const empty: LayoutTable = { lookups: [], features: new Map() };

/** Two-part vowel signs are written as their parts, and য with a dot as one letter. */
const normalize = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll('\u09cb', '\u09c7\u09be')
    .replaceAll('\u09cc', '\u09c7\u09d7')
    .replaceAll('\u09af\u09bc', '\u09df');

const isBengali = (code: number): boolean => code >= 0x0980 && code <= 0x09ff;

type State = Omit<Substituting, 'glyphs'>;

/** Asks the font how a consonant stands after a halant. */
function createFindForm(state: State, halant: number): FindForm {
  const known = new Map<number, ReturnType<FindForm>>();
  const find: FindForm = (glyph) => {
    const [one, other] = [newGlyph(halant, 0), glyph];
    const does = (...names: readonly string[]) =>
      names.some((name) =>
        [
          [one, other],
          [other, one],
        ].some((pair) => wouldSubstitute(state, name, pair)),
      );
    if (does('blwf', 'vatu')) return 'below';
    return does('pstf') ? 'post' : 'base';
  };
  return (glyph) => {
    const found = known.get(glyph.id) ?? find(glyph);
    known.set(glyph.id, found);
    return found;
  };
}

function shapeBengali(
  state: State,
  glyphs: readonly Glyph[],
  codes: readonly number[],
  findForm: FindForm,
): Glyph[] {
  const spans = findSyllables(glyphs);
  const ordered = spans.flatMap(([start, end]) =>
    reorderFirst(glyphs.slice(start, end), findForm, codes.slice(start, end)),
  );
  for (const feature of basic) applyFeatures({ ...state, glyphs: ordered }, [feature]);
  const final: Glyph[] = [];
  for (let at = 0; at < ordered.length;) {
    const { syllable } = ordered[at] ?? newGlyph(0, 0);
    let end = at;
    while (end < ordered.length && ordered[end]?.syllable === syllable) end += 1;
    final.push(...reorderLast(ordered.slice(at, end), at === 0 || ordered[at - 1]?.category === 'X'));
    at = end;
  }
  applyFeatures({ ...state, glyphs: final }, presentation);
  return final;
}

/** Reads a font for setting Bengali and Latin text. */
export async function readFont(file: ArrayBuffer): Promise<Font> {
  const tables = await readWoff(file);
  const glyphOf = readCharacterMap(tables.tag('cmap'));
  const read = (name: string, scripts: readonly string[], extension: number) =>
    tables.has(name) ? readLayout(tables.tag(name), scripts, extension) : empty;
  const scripts = glyphOf.has(0x0995) ? ['bng2', 'beng', 'DFLT'] : ['latn', 'DFLT'];
  const [gsub, gpos] = [read('GSUB', scripts, 7), read('GPOS', scripts, 9)];
  const classes = readGlyphClasses(tables.has('GDEF') ? tables.tag('GDEF') : null);
  const [metrics, header] = [tables.tag('hmtx'), tables.tag('hhea')];
  const longMetrics = header.getUint16(34);
  const advanceOf = (glyph: number) => metrics.getUint16(Math.min(glyph, longMetrics - 1) * 4);
  const state = { layout: gsub, classes, ligatures: { last: 0 } };
  const findForm = createFindForm(state, glyphOf.get(0x09cd) ?? 0);
  const toGlyphs = (codes: readonly number[]): Glyph[] => {
    const glyphs = codes.map((code, index) => ({
      ...newGlyph(glyphOf.get(code) ?? 0, index),
      category: toCategory(code),
    }));
    if (codes.some(isBengali)) return shapeBengali(state, glyphs, codes, findForm);
    applyFeatures({ ...state, glyphs }, latin);
    return glyphs;
  };
  return {
    tables,
    unitsPerEm: tables.tag('head').getUint16(18),
    ascent: header.getInt16(4),
    descent: header.getInt16(6),
    has: (code) => glyphOf.has(code),
    advanceOf,
    shape(word) {
      const text = normalize(word);
      const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
      const glyphs = toGlyphs(codes);
      for (const glyph of glyphs) glyph.advance = advanceOf(glyph.id);
      position(gpos, classes, glyphs, moving);
      return glyphs.filter(({ category, isLigated }) => isLigated || (category !== 'J' && category !== 'W'));
    },
  };
}
