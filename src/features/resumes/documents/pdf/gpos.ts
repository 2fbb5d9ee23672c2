import {
  classesAt,
  coverageAt,
  follow,
  i16,
  isIgnored,
  u16,
  type GlyphClasses,
  type LayoutTable,
  type Lookup,
  type Place,
} from './layout-common.ts';
import type { Glyph } from './glyph.ts';
import { matchContext, type Run } from './match.ts';

interface Positioning {
  layout: LayoutTable;
  classes: GlyphClasses;
  glyphs: Glyph[];
  /** The glyph that a mark hangs on. */
  parents: Map<Glyph, Glyph>;
}

const valueSize = (format: number): number => {
  let size = 0;
  for (let bits = format; bits !== 0; bits >>= 1) size += bits & 1 ? 2 : 0;
  return size;
};

function adjust(glyph: Glyph, place: Place, offset: number, format: number): void {
  let at = offset;
  for (let bit = 1; bit <= 8; bit <<= 1) {
    if ((format & bit) === 0) continue;
    const value = i16(place, at);
    if (bit === 1) glyph.x += value;
    if (bit === 2) glyph.y += value;
    if (bit === 4) glyph.advance += value;
    at += 2;
  }
}

function single({ glyphs }: Run, at: number, place: Place): number {
  const glyph = glyphs[at];
  const index = glyph && coverageAt(follow(place, 2)).get(glyph.id);
  if (!glyph || index === undefined) return 0;
  const format = u16(place, 4);
  const offset = u16(place, 0) === 1 ? 6 : 8 + index * valueSize(format);
  adjust(glyph, place, offset, format);
  return 1;
}

function nextAfter({ glyphs, lookup, classes }: Run, at: number): number {
  let next = at + 1;
  while (glyphs[next] !== undefined && isIgnored(lookup, glyphs[next]?.id ?? 0, classes)) next += 1;
  return next;
}

function findPairInSet(set: Place, second: number, size: number): number | null {
  for (let pair = 0; pair < u16(set, 0); pair += 1) {
    const offset = 2 + pair * (2 + size);
    if (u16(set, offset) === second) return offset + 2;
  }
  return null;
}

function pair(run: Run, at: number, place: Place): number {
  const next = nextAfter(run, at);
  const [first, second] = [run.glyphs[at], run.glyphs[next]];
  const index = first && coverageAt(follow(place, 2)).get(first.id);
  if (!first || !second || index === undefined) return 0;
  const [format, secondFormat] = [u16(place, 4), u16(place, 6)];
  const [size, secondSize] = [valueSize(format), valueSize(secondFormat)];
  let from: Place | null = place;
  let offset: number | null;
  if (u16(place, 0) === 1) {
    from = follow(place, 10 + index * 2);
    offset = findPairInSet(from, second.id, size + secondSize);
  } else {
    const row = classesAt(follow(place, 8)).get(first.id) ?? 0;
    const column = classesAt(follow(place, 10)).get(second.id) ?? 0;
    offset = 16 + (row * u16(place, 14) + column) * (size + secondSize);
  }
  if (offset === null) return 0;
  adjust(first, from, offset, format);
  adjust(second, from, offset + size, secondFormat);
  return next - at + (secondFormat === 0 ? 0 : 1);
}

const anchor = (place: Place) => ({ x: i16(place, 2), y: i16(place, 4) });

interface MarkHook {
  state: Positioning;
  mark: Glyph;
  parent: Glyph;
}

/** @param row where the parent's anchors stand: a table, and the offset of the first */
function hang(
  { state, mark, parent }: MarkHook,
  place: Place,
  row: { table: Place; offset: number },
): number {
  const index = coverageAt(follow(place, 2)).get(mark.id);
  if (index === undefined) return 0;
  const marks = follow(place, 8);
  const kind = u16(marks, 2 + index * 4);
  if (u16(row.table, row.offset + kind * 2) === 0) return 0;
  const target = anchor(follow(row.table, row.offset + kind * 2));
  const own = anchor(follow(marks, 4 + index * 4));
  mark.x = target.x - own.x;
  mark.y = target.y - own.y;
  state.parents.set(mark, parent);
  return 1;
}

function findBase({ glyphs, classes }: Run, at: number): Glyph | undefined {
  for (let place = at - 1; place >= 0; place -= 1) {
    const glyph = glyphs[place];
    if (glyph === undefined || classes.classOf(glyph.id) === 3) continue;
    const before = glyphs[place - 1];
    // Of what one glyph became, marks hang on the first.
    const isLater = glyph.isMultiplied && glyph.component > 0 && before?.cluster === glyph.cluster;
    if (!isLater || (before && classes.classOf(before.id) === 3)) return glyph;
  }
  return undefined;
}

function markToBase(state: Positioning, run: Run, at: number, place: Place): number {
  const [mark, parent] = [run.glyphs[at], findBase(run, at)];
  if (!mark || !parent || !coverageAt(follow(place, 2)).has(mark.id)) return 0;
  const index = coverageAt(follow(place, 4)).get(parent.id);
  if (index === undefined) return 0;
  const table = follow(place, 10);
  return hang({ state, mark, parent }, place, { table, offset: 2 + index * u16(place, 6) * 2 });
}

function markToLigature(state: Positioning, run: Run, at: number, place: Place): number {
  const [mark, parent] = [run.glyphs[at], findBase(run, at)];
  if (!mark || !parent || !coverageAt(follow(place, 2)).has(mark.id)) return 0;
  const index = coverageAt(follow(place, 4)).get(parent.id);
  if (index === undefined) return 0;
  const table = follow(follow(place, 10), 2 + index * 2);
  const count = u16(table, 0);
  const isOwn = mark.ligature !== 0 && mark.ligature === parent.ligature && mark.component > 0;
  const part = isOwn ? Math.min(count, mark.component) - 1 : count - 1;
  return hang({ state, mark, parent }, place, { table, offset: 2 + part * u16(place, 6) * 2 });
}

function markToMark(state: Positioning, run: Run, at: number, place: Place): number {
  const mark = run.glyphs[at];
  if (!mark || !coverageAt(follow(place, 2)).has(mark.id)) return 0;
  const lookup: Lookup = { ...run.lookup, flags: run.lookup.flags & ~0xe };
  let before = at - 1;
  while (run.glyphs[before] !== undefined && isIgnored(lookup, run.glyphs[before]?.id ?? 0, run.classes))
    before -= 1;
  const parent = run.glyphs[before];
  if (!parent || run.classes.classOf(parent.id) !== 3) return 0;
  const isSame =
    mark.ligature === parent.ligature
      ? mark.ligature === 0 || mark.component === parent.component
      : (mark.ligature > 0 && mark.component === 0) || (parent.ligature > 0 && parent.component === 0);
  const index = coverageAt(follow(place, 4)).get(parent.id);
  if (!isSame || index === undefined) return 0;
  const table = follow(place, 10);
  return hang({ state, mark, parent }, place, { table, offset: 2 + index * u16(place, 6) * 2 });
}

function context(state: Positioning, run: Run, at: number, place: Place): number {
  const match = matchContext(run, at, place, run.lookup.type === 8);
  if (match === null) return 0;
  for (const [position, lookup] of match.records) {
    const target = match.positions[position];
    if (target !== undefined) applyAt(state, lookup, target);
  }
  return Math.max(1, (match.positions.at(-1) ?? at) - at + 1);
}

function applyAt(state: Positioning, index: number, at: number): number {
  const lookup = state.layout.lookups[index];
  const glyph = state.glyphs[at];
  if (lookup === undefined || glyph === undefined || isIgnored(lookup, glyph.id, state.classes)) return 0;
  const run: Run = { glyphs: state.glyphs, classes: state.classes, lookup, mask: 0, isSyllabic: false };
  for (const place of lookup.subtables) {
    const done = applySubtable(state, run, at, place);
    if (done > 0) return done;
  }
  return 0;
}

function applySubtable(state: Positioning, run: Run, at: number, place: Place): number {
  const { type } = run.lookup;
  if (type === 1) return single(run, at, place);
  if (type === 2) return pair(run, at, place);
  if (type === 4) return markToBase(state, run, at, place);
  if (type === 5) return markToLigature(state, run, at, place);
  if (type === 6) return markToMark(state, run, at, place);
  return type === 7 || type === 8 ? context(state, run, at, place) : 0;
}

/** A mark's place is told from its parent; on paper it is told from the pen. */
function settle({ glyphs, parents }: Positioning): void {
  glyphs.forEach((glyph, at) => {
    const parent = parents.get(glyph);
    if (parent === undefined) return;
    const from = glyphs.indexOf(parent);
    const between = glyphs.slice(from, at).reduce((sum, { advance }) => sum + advance, 0);
    glyph.x += parent.x - between;
    glyph.y += parent.y;
  });
}

/** Moves glyphs as these features say. */
export function position(
  layout: LayoutTable,
  classes: GlyphClasses,
  glyphs: Glyph[],
  features: readonly string[],
): void {
  const state: Positioning = { layout, classes, glyphs, parents: new Map() };
  const lookups = new Set(features.flatMap((name) => layout.features.get(name) ?? []));
  for (const index of [...lookups].toSorted((one, other) => one - other)) {
    let at = 0;
    while (at < glyphs.length) at += Math.max(1, applyAt(state, index, at));
  }
  settle(state);
}
