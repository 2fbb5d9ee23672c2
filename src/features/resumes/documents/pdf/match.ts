import {
  readOnce,
  classesAt,
  counted,
  coverageAt,
  follow,
  followAll,
  isIgnored,
  u16,
  type GlyphClasses,
  type Lookup,
  type Place,
} from './layout-common.ts';
import type { Glyph } from './glyph.ts';

export interface Run {
  glyphs: Glyph[];
  classes: GlyphClasses;
  lookup: Lookup;
  /** Only glyphs with one of these bits, where it is not 0. */
  mask: number;
  /** Only inside one syllable. */
  isSyllabic: boolean;
}

type Test = (glyph: number) => boolean;

/** The places of glyphs that pass the tests one after another, from `start` in a direction; null where one fails. */
export function matchFrom(
  run: Run,
  start: number,
  tests: readonly Test[],
  step: 1 | -1,
  isInput: boolean,
): number[] | null {
  const { glyphs, classes, lookup, mask, isSyllabic } = run;
  const found: number[] = [];
  let at = start;
  for (const test of tests) {
    do at += step;
    while (glyphs[at] !== undefined && isIgnored(lookup, glyphs[at]?.id ?? 0, classes));
    const glyph = glyphs[at];
    if (glyph === undefined || !test(glyph.id)) return null;
    if (isSyllabic && glyph.syllable !== glyphs[start]?.syllable) return null;
    if (isInput && mask !== 0 && (glyph.mask & mask) === 0) return null;
    found.push(at);
  }
  return found;
}

export interface ContextMatch {
  positions: number[];
  /** Pairs of position and lookup. */
  records: readonly (readonly [position: number, lookup: number])[];
}

interface Rule {
  before: readonly Test[];
  input: readonly Test[];
  after: readonly Test[];
  records: ContextMatch['records'];
}

const readRecords = (place: Place, offset: number, count: number): ContextMatch['records'] =>
  Array.from(
    { length: count },
    (_, index) => [u16(place, offset + index * 4), u16(place, offset + 2 + index * 4)] as const,
  );

const readChainRecords = (place: Place, offset: number) => readRecords(place, offset + 2, u16(place, offset));

/** The rules of a set: sequences of values that `toTest` reads. */
function* readRules(
  set: Place,
  isChained: boolean,
  toTests: readonly ((value: number) => Test)[],
): Generator<Rule> {
  const [before, input, after] = toTests;
  if (!before || !input || !after) return;
  for (const place of followAll(set, 0)) {
    if (!isChained) {
      const count = u16(place, 0);
      const values = Array.from({ length: count - 1 }, (_, index) => u16(place, 4 + index * 2));
      // The number of records stands before the input.
      const pairs = readRecords(place, 4 + (count - 1) * 2, u16(place, 2));
      yield { before: [], input: values.map(input), after: [], records: pairs };
      continue;
    }
    const back = counted(place, 0);
    const inputAt = 2 + back.length * 2;
    const inputCount = u16(place, inputAt);
    const values = Array.from({ length: inputCount - 1 }, (_, index) => u16(place, inputAt + 2 + index * 2));
    const afterAt = inputAt + inputCount * 2;
    const ahead = counted(place, afterAt);
    yield {
      before: back.map(before),
      input: values.map(input),
      after: ahead.map(after),
      records: readChainRecords(place, afterAt + 2 + ahead.length * 2),
    };
  }
}

/** Format 3: coverages in place of rules. */
function readCoverageRule(place: Place, isChained: boolean): { first: Test; rule: Rule } | null {
  const tests = (offset: number): Test[] =>
    followAll(place, offset).map((one) => {
      const coverage = coverageAt(one);
      return (glyph) => coverage.has(glyph);
    });
  if (!isChained) {
    const count = u16(place, 2);
    const input = Array.from({ length: count }, (_, index): Test => {
      const coverage = coverageAt(follow(place, 6 + index * 2));
      return (glyph) => coverage.has(glyph);
    });
    const [first, ...rest] = input;
    if (!first) return null;
    const pairs = readRecords(place, 6 + count * 2, u16(place, 4));
    return { first, rule: { before: [], input: rest, after: [], records: pairs } };
  }
  const before = tests(2);
  const inputAt = 4 + before.length * 2;
  const input = tests(inputAt);
  const afterAt = inputAt + 2 + input.length * 2;
  const after = tests(afterAt);
  const [first, ...rest] = input;
  if (!first) return null;
  const pairs = readChainRecords(place, afterAt + 2 + after.length * 2);
  return { first, rule: { before, input: rest, after, records: pairs } };
}

function tryRule(run: Run, at: number, rule: Rule): ContextMatch | null {
  const input = matchFrom(run, at, rule.input, 1, true);
  if (input === null) return null;
  if (matchFrom(run, at, rule.before, -1, false) === null) return null;
  if (matchFrom(run, input.at(-1) ?? at, rule.after, 1, false) === null) return null;
  return { positions: [at, ...input], records: rule.records };
}

type FindRules = (glyph: number) => readonly Rule[];

const equals =
  (value: number): Test =>
  (other) =>
    other === value;

function readFormatOne(place: Place, isChained: boolean): FindRules {
  const coverage = coverageAt(follow(place, 2));
  const sets = new Map<number, readonly Rule[]>();
  for (const [glyph, index] of coverage)
    sets.set(glyph, [...readRules(follow(place, 6 + index * 2), isChained, [equals, equals, equals])]);
  return (glyph) => sets.get(glyph) ?? [];
}

function readFormatTwo(place: Place, isChained: boolean): FindRules {
  const coverage = coverageAt(follow(place, 2));
  const places = isChained ? [4, 6, 8] : [4, 4, 4];
  const tests = places.map((offset) => {
    const classes = classesAt(follow(place, offset));
    return (value: number): Test =>
      (other) =>
        (classes.get(other) ?? 0) === value;
  });
  const own = classesAt(follow(place, isChained ? 6 : 4));
  const setsAt = isChained ? 10 : 6;
  const sets = Array.from({ length: u16(place, setsAt) }, (_, index) => {
    const at = setsAt + 2 + index * 2;
    return u16(place, at) === 0 ? [] : [...readRules(follow(place, at), isChained, tests)];
  });
  return (glyph) => (coverage.has(glyph) ? (sets[own.get(glyph) ?? 0] ?? []) : []);
}

function readContext(place: Place, isChained: boolean): FindRules {
  const format = u16(place, 0);
  if (format === 1) return readFormatOne(place, isChained);
  if (format === 2) return readFormatTwo(place, isChained);
  const found = readCoverageRule(place, isChained);
  const rules = found ? [found.rule] : [];
  return (glyph) => (found?.first(glyph) ? rules : []);
}

const chainAt = readOnce((place) => readContext(place, true));
const contextAt = readOnce((place) => readContext(place, false));

/** The first rule of a context subtable that holds at a glyph. */
export function matchContext(run: Run, at: number, place: Place, isChained: boolean): ContextMatch | null {
  const findRules = isChained ? chainAt(place) : contextAt(place);
  for (const rule of findRules(run.glyphs[at]?.id ?? 0)) {
    const match = tryRule(run, at, rule);
    if (match !== null) return match;
  }
  return null;
}
