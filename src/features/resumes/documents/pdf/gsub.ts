import {
  counted,
  coverageAt,
  follow,
  i16,
  isIgnored,
  u16,
  type GlyphClasses,
  type LayoutTable,
  type Place,
} from './layout-common.ts';
import type { Glyph } from './glyph.ts';
import { matchContext, matchFrom, type Run } from './match.ts';

export interface Substituting {
  layout: LayoutTable;
  classes: GlyphClasses;
  glyphs: Glyph[];
  ligatures: { last: number };
}

/** Applies one lookup at one place; the number of glyphs that took part, 0 for none. */
type At = (run: Run, at: number, place: Place) => number;

function setGlyph(glyph: Glyph, id: number): void {
  glyph.id = id;
  glyph.isSubstituted = true;
}

const single: At = ({ glyphs }, at, place) => {
  const glyph = glyphs[at];
  const index = glyph && coverageAt(follow(place, 2)).get(glyph.id);
  if (!glyph || index === undefined) return 0;
  setGlyph(glyph, u16(place, 0) === 1 ? (glyph.id + i16(place, 4)) & 0xffff : u16(place, 6 + index * 2));
  return 1;
};

const multiple: At = ({ glyphs }, at, place) => {
  const glyph = glyphs[at];
  const index = glyph && coverageAt(follow(place, 2)).get(glyph.id);
  if (!glyph || index === undefined) return 0;
  const ids = counted(follow(place, 6 + index * 2), 0);
  const made = ids.map((id, component) =>
    Object.assign({}, glyph, { id, component, isSubstituted: true, isMultiplied: true }),
  );
  glyphs.splice(at, 1, ...made);
  return Math.max(1, made.length);
};

function ligate({ glyphs, classes }: Run, positions: readonly number[], id: number, ligature: number): void {
  const [at = 0] = positions;
  const first = glyphs[at];
  if (first === undefined) return;
  const isOfMarks = positions.every((position) => classes.classOf(glyphs[position]?.id ?? 0) === 3);
  const last = positions.at(-1) ?? at;
  if (!isOfMarks) {
    // Marks in between belong to the part before them.
    let component = 0;
    for (let place = at; place <= last; place += 1) {
      if (positions.includes(place)) component += 1;
      else Object.assign(glyphs[place] ?? {}, { ligature, component });
    }
    first.ligature = ligature;
    first.component = 0;
  }
  setGlyph(first, id);
  first.isLigated = true;
  first.cluster = Math.min(...positions.map((position) => glyphs[position]?.cluster ?? 0));
  for (const position of positions.slice(1).toReversed()) glyphs.splice(position, 1);
}

const toLigature =
  (ligatures: { last: number }): At =>
  (run, at, place) => {
    const glyph = run.glyphs[at];
    const index = glyph && coverageAt(follow(place, 2)).get(glyph.id);
    if (index === undefined) return 0;
    const set = follow(place, 6 + index * 2);
    for (let one = 0; one < u16(set, 0); one += 1) {
      const rule = follow(set, 2 + one * 2);
      const parts = Array.from({ length: u16(rule, 2) - 1 }, (_, part) => u16(rule, 4 + part * 2));
      const tests = parts.map((part) => (id: number) => id === part);
      const rest = matchFrom(run, at, tests, 1, true);
      if (rest === null) continue;
      ligatures.last += 1;
      ligate(run, [at, ...rest], u16(rule, 0), ligatures.last);
      return 1;
    }
    return 0;
  };

function applyContext(state: Substituting, run: Run, at: number, place: Place, isChained: boolean): number {
  const match = matchContext(run, at, place, isChained);
  if (match === null) return 0;
  let { positions } = match;
  for (const [position, lookup] of match.records) {
    const target = positions[position];
    if (target === undefined) continue;
    const before = run.glyphs.length;
    applyAt(state, lookup, target, run);
    const change = run.glyphs.length - before;
    if (change !== 0) positions = movePositions(positions, position, change);
  }
  return Math.max(1, (positions.at(-1) ?? at) - at + 1);
}

/** After a nested lookup made glyphs more or fewer. */
function movePositions(positions: readonly number[], position: number, change: number): number[] {
  const at = positions[position] ?? 0;
  const head = positions.slice(0, position + 1);
  if (change > 0) {
    const added = Array.from({ length: change }, (_, index) => at + 1 + index);
    return [...head, ...added, ...positions.slice(position + 1).map((one) => one + change)];
  }
  return [...head, ...positions.slice(position + 1 - change).map((one) => one + change)];
}

function applyAt(state: Substituting, index: number, at: number, outer: Omit<Run, 'lookup'>): number {
  const lookup = state.layout.lookups[index];
  const glyph = state.glyphs[at];
  if (lookup === undefined || glyph === undefined || isIgnored(lookup, glyph.id, state.classes)) return 0;
  const run = { ...outer, lookup };
  for (const place of lookup.subtables) {
    const done = applySubtable(state, run, at, place);
    if (done > 0) return done;
  }
  return 0;
}

function applySubtable(state: Substituting, run: Run, at: number, place: Place): number {
  const { type } = run.lookup;
  if (type === 1) return single(run, at, place);
  if (type === 2) return multiple(run, at, place);
  if (type === 4) return toLigature(state.ligatures)(run, at, place);
  if (type === 5 || type === 6) return applyContext(state, run, at, place, type === 6);
  return 0;
}

export interface Feature {
  name: string;
  /** Glyphs with one of these bits; 0 for all. */
  mask: number;
  isSyllabic: boolean;
}

/** Applies features together: their lookups in the order of the font. */
export function applyFeatures(state: Substituting, wanted: readonly Feature[]): void {
  const lookups = new Map<number, Feature>();
  for (const feature of wanted) {
    for (const index of state.layout.features.get(feature.name) ?? []) lookups.set(index, feature);
  }
  for (const [index, feature] of [...lookups].toSorted(([one], [other]) => one - other))
    applyLookup(state, index, feature);
}

function applyLookup(state: Substituting, index: number, { mask, isSyllabic }: Feature): void {
  const { glyphs, classes } = state;
  let at = 0;
  while (at < glyphs.length) {
    const glyph = glyphs[at];
    const isConcerned = glyph !== undefined && (mask === 0 || (glyph.mask & mask) !== 0);
    const done = isConcerned ? applyAt(state, index, at, { glyphs, classes, mask, isSyllabic }) : 0;
    at += Math.max(1, done);
  }
}

/** Whether a feature would make something of these glyphs alone. */
export function wouldSubstitute(
  state: Omit<Substituting, 'glyphs'>,
  feature: string,
  ids: readonly Glyph[],
): boolean {
  const glyphs = ids.map((glyph) => ({ ...glyph, mask: 255, syllable: 1 }));
  const count = glyphs.length;
  applyFeatures({ ...state, glyphs }, [{ name: feature, mask: 0, isSyllabic: true }]);
  return glyphs.length !== count || glyphs.some(({ isSubstituted }) => isSubstituted);
}
