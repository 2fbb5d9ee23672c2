import { masks, type Glyph } from './glyph.ts';

/** Order inside a syllable, as OpenType's Indic model counts it. */
const places = {
  reph: 1,
  preMatra: 2,
  preBase: 3,
  base: 4,
  below: 8,
  afterSub: 9,
  post: 11,
  afterPost: 12,
  sign: 13,
  end: 14,
} as const;

/** Letters of Bengali by their part in a syllable: consonant, Ra, vowel, nukta, halant, joiners, matra, sign. */
export function toCategory(code: number): string {
  if (code === 0x09b0 || code === 0x09f0) return 'R';
  if (
    (code >= 0x0995 && code <= 0x09b9) ||
    code === 0x09ce ||
    (code >= 0x09dc && code <= 0x09df) ||
    code === 0x09f1
  )
    return 'C';
  if ((code >= 0x0985 && code <= 0x0994) || code === 0x09e0 || code === 0x09e1) return 'V';
  if (code === 0x09bc) return 'N';
  if (code === 0x09cd) return 'H';
  if (code === 0x200d) return 'J';
  if (code === 0x200c) return 'W';
  if ((code >= 0x09be && code <= 0x09cc) || code === 0x09d7 || code === 0x09e2 || code === 0x09e3) return 'M';
  return code >= 0x0981 && code <= 0x0983 ? 'S' : 'X';
}

function toMatraPlace(code: number): number {
  if (code === 0x09bf || code === 0x09c7 || code === 0x09c8) return places.preMatra;
  return code >= 0x09c1 && code <= 0x09c4 ? places.afterSub : places.afterPost;
}

/** How consonants stand after a halant in this font: below, after, or as bases. */
export type FindForm = (glyph: Glyph) => 'below' | 'post' | 'base';

const consonant = '[CR]J?N?';
const halants = '[JW]?H(?:JN?)?';
const tail = `(?:${halants}${consonant})*(?:HW|${halants}|(?:[JW]*MN?H?)*)(?:[JW]?SS?W?)?`;
const syllables = new RegExp(`(?:RH)?VN?${tail}|${consonant}${tail}|.`, 'g');

/** Sets each glyph's syllable, and returns where they begin and end. */
export function findSyllables(glyphs: readonly Glyph[]): [start: number, end: number][] {
  const spans: [number, number][] = [];
  for (const { index, 0: found } of glyphs
    .map(({ category }) => category)
    .join('')
    .matchAll(syllables)) {
    spans.push([index, index + found.length]);
    for (const glyph of glyphs.slice(index, index + found.length)) glyph.syllable = spans.length;
  }
  return spans;
}

const isConsonant = (glyph: Glyph | undefined): boolean =>
  glyph !== undefined && 'CRV'.includes(glyph.category);
const isJoiner = (glyph: Glyph | undefined): boolean => glyph?.category === 'J' || glyph?.category === 'W';

function findBase(glyphs: readonly Glyph[], limit: number): number {
  let base = glyphs.length;
  let hasBelow = false;
  for (let at = glyphs.length - 1; at >= limit; at -= 1) {
    const glyph = glyphs[at];
    if (isConsonant(glyph)) {
      const isBelow = glyph?.position === places.below;
      base = at;
      if (!isBelow && (glyph?.position !== places.post || hasBelow)) return base;
      hasBelow ||= isBelow;
    } else if (at > 0 && glyph?.category === 'J' && glyphs[at - 1]?.category === 'H') return base;
  }
  return base;
}

function setPlaces(glyphs: readonly Glyph[], findForm: FindForm, codes: readonly number[]): void {
  glyphs.forEach((glyph, at) => {
    const { category } = glyph;
    if (category === 'M') glyph.position = toMatraPlace(codes[at] ?? 0);
    else if (category === 'S') glyph.position = places.sign;
    else if (category === 'C' || category === 'R') {
      const form = findForm(glyph);
      glyph.position = form === 'below' ? places.below : form === 'post' ? places.post : places.base;
    } else glyph.position = category === 'V' ? places.base : places.end;
  });
}

/** Nukta, halant and joiners go with what stands before them. */
function attach(glyphs: readonly Glyph[], base: number): void {
  let last = 0;
  glyphs.forEach((glyph, at) => {
    if ('NHJW'.includes(glyph.category)) {
      glyph.position = last;
      if (glyph.category !== 'H' || last !== places.preMatra) return;
      const before = glyphs.slice(0, at).findLast(({ position }) => position !== places.preMatra);
      if (before) glyph.position = before.position;
    } else if (glyph.position !== places.sign) last = glyph.position;
  });
  // What stands before a consonant after the base belongs to it.
  let owner = base;
  for (let at = base + 1; at < glyphs.length; at += 1) {
    const glyph = glyphs[at];
    if (isConsonant(glyph)) {
      for (const between of glyphs.slice(owner + 1, at)) {
        if (between.position < places.sign) between.position = glyph?.position ?? 0;
      }
      owner = at;
    } else if (glyph?.category === 'M') owner = at;
  }
}

function setMasks(glyphs: readonly Glyph[]): void {
  const base = glyphs.findIndex(({ position }) => position === places.base);
  glyphs.forEach((glyph, at) => {
    if (glyph.position === places.reph) glyph.mask |= masks.rphf;
    if (base < 0 || at < base) glyph.mask |= masks.half | masks.blwf;
    else if (at > base) glyph.mask |= masks.blwf | masks.pstf;
  });
  // ZWNJ asks for a visible halant.
  glyphs.forEach(({ category }, at) => {
    if (category !== 'W') return;
    for (let before = at - 1; before >= 0; before -= 1) {
      const glyph = glyphs[before];
      if (glyph) glyph.mask &= ~masks.half;
      if (isConsonant(glyph)) break;
    }
  });
}

/** Puts a syllable's glyphs in the order in which the font's features expect them. */
export function reorderFirst(
  glyphs: readonly Glyph[],
  findForm: FindForm,
  codes: readonly number[],
): Glyph[] {
  if (!glyphs.some(isConsonant)) return [...glyphs];
  setPlaces(glyphs, findForm, codes);
  const hasReph =
    glyphs[0]?.category === 'R' && glyphs[1]?.category === 'H' && glyphs.length > 2 && !isJoiner(glyphs[2]);
  let base = findBase(glyphs, hasReph ? 2 : 0);
  if (hasReph && base === glyphs.length) base = 0;
  const isReph = hasReph && base > 0;
  glyphs.forEach((glyph, at) => {
    if (at < base) glyph.position = Math.min(places.preBase, glyph.position);
    if (at === base) glyph.position = places.base;
  });
  if (isReph && glyphs[0]) glyphs[0].position = places.reph;
  attach(glyphs, base);
  const sorted = glyphs.toSorted((one, other) => one.position - other.position);
  setMasks(sorted);
  return sorted;
}

const isHalant = (glyph: Glyph | undefined): boolean => glyph?.category === 'H' && !glyph.isLigated;

function findFinalBase(glyphs: readonly Glyph[]): number {
  let base = glyphs.findIndex(({ position }) => position >= places.base);
  if (base < 0) base = glyphs.length;
  else if (base > 0 && (glyphs[base]?.position ?? 0) > places.base) base -= 1;
  if (base === glyphs.length && base > 0 && glyphs[base - 1]?.category === 'J') base -= 1;
  while (
    base > 0 &&
    base < glyphs.length &&
    'NH'.includes(glyphs[base]?.category ?? '') &&
    !glyphs[base]?.isLigated
  )
    base -= 1;
  return base;
}

function move(glyphs: Glyph[], from: number, to: number): void {
  const [glyph] = glyphs.splice(from, 1);
  if (glyph) glyphs.splice(to, 0, glyph);
}

/** A vowel sign before the base goes behind a halant that stayed visible. @returns the base's new place */
function placeMatra(glyphs: Glyph[], base: number): number {
  if (glyphs.length < 2 || base < 1) return base;
  let to = base === glyphs.length ? base - 2 : base - 1;
  const isStop = (glyph: Glyph | undefined) =>
    isHalant(glyph) || (glyph?.category === 'M' && !glyph.isLigated);
  while (to > 0 && !isStop(glyphs[to])) to -= 1;
  if (!isHalant(glyphs[to]) || glyphs[to]?.position === places.preMatra) return base;
  if (isJoiner(glyphs[to + 1]) && glyphs[to + 1]?.category === 'J') to += 1;
  for (let at = to; at > 0; at -= 1) {
    if (glyphs[at - 1]?.position !== places.preMatra) continue;
    move(glyphs, at - 1, to);
    to -= 1;
  }
  return base;
}

/** Reph stands before these. */
const afterReph: ReadonlySet<number> = new Set([places.post, places.afterPost, places.sign]);

function placeReph(glyphs: Glyph[], base: number): void {
  const [first] = glyphs;
  if (glyphs.length < 2 || first?.position !== places.reph || !first.isLigated) return;
  let to = 1;
  while (to < base && !isHalant(glyphs[to])) to += 1;
  if (to < base) {
    if (to + 1 < base && isJoiner(glyphs[to + 1])) to += 1;
    return move(glyphs, 0, to);
  }
  to = base;
  while (to + 1 < glyphs.length && !afterReph.has(glyphs[to + 1]?.position ?? 0)) to += 1;
  move(glyphs, 0, Math.min(to, glyphs.length - 1));
}

/** Puts vowel signs and reph where they are seen. @param isFirst whether the syllable begins a word */
export function reorderLast(glyphs: readonly Glyph[], isFirst: boolean): Glyph[] {
  const moved = [...glyphs];
  placeReph(moved, placeMatra(moved, findFinalBase(moved)));
  const [first] = moved;
  if (isFirst && first?.position === places.preMatra) first.mask |= masks.init;
  return moved;
}
