/** What GSUB, GPOS and GDEF share. A table is a view and a place in it. */
export interface Place {
  view: DataView;
  at: number;
}

export const u16 = ({ view, at }: Place, offset: number): number => view.getUint16(at + offset);
export const i16 = ({ view, at }: Place, offset: number): number => view.getInt16(at + offset);
/** Follows a 16-bit offset. */
export const follow = (place: Place, offset: number): Place => ({
  view: place.view,
  at: place.at + u16(place, offset),
});
export const counted = (place: Place, offset: number): number[] =>
  Array.from({ length: u16(place, offset) }, (_, index) => u16(place, offset + 2 + index * 2));
export const followAll = (place: Place, offset: number): Place[] =>
  counted(place, offset).map((distance) => ({ view: place.view, at: place.at + distance }));

/** Reads each place once: a word passes hundreds of tables. */
export function readOnce<T>(read: (place: Place) => T): (place: Place) => T {
  const caches = new WeakMap<DataView, Map<number, T>>();
  return (place) => {
    let cache = caches.get(place.view);
    if (cache === undefined) caches.set(place.view, (cache = new Map()));
    let found = cache.get(place.at);
    if (found === undefined) cache.set(place.at, (found = read(place)));
    return found;
  };
}

function readCoverage(place: Place): ReadonlyMap<number, number> {
  if (u16(place, 0) === 1) return new Map(counted(place, 2).map((glyph, index) => [glyph, index]));
  const covered = new Map<number, number>();
  for (let range = 0; range < u16(place, 2); range += 1) {
    const at = 4 + range * 6;
    for (let glyph = u16(place, at); glyph <= u16(place, at + 2); glyph += 1) {
      covered.set(glyph, u16(place, at + 4) + glyph - u16(place, at));
    }
  }
  return covered;
}

function readClasses(place: Place): ReadonlyMap<number, number> {
  const classes = new Map<number, number>();
  if (u16(place, 0) === 1) {
    counted(place, 4).forEach((value, index) => classes.set(u16(place, 2) + index, value));
    return classes;
  }
  for (let range = 0; range < u16(place, 2); range += 1) {
    const at = 4 + range * 6;
    for (let glyph = u16(place, at); glyph <= u16(place, at + 2); glyph += 1)
      classes.set(glyph, u16(place, at + 4));
  }
  return classes;
}

/** Glyphs with their index in a coverage table. */
export const coverageAt = readOnce(readCoverage);
/** Glyphs with their class; those without one are of class 0. */
export const classesAt = readOnce(readClasses);

export interface Lookup {
  type: number;
  flags: number;
  /** Of the mark glyphs that are not ignored. */
  markSet: number | null;
  subtables: readonly Place[];
}

export interface LayoutTable {
  lookups: readonly Lookup[];
  /** Indices of lookups by feature, for the script. */
  features: ReadonlyMap<string, readonly number[]>;
}

const tagAt = ({ view, at }: Place, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + offset + index)));

/** `extension` is the type whose subtables stand elsewhere. */
function readLookup(place: Place, extension: number): Lookup {
  const flags = u16(place, 2);
  const markSet = flags & 0x10 ? u16(place, 6 + u16(place, 4) * 2) : null;
  const subtables = followAll(place, 4);
  const type = u16(place, 0);
  if (type !== extension) return { type, flags, markSet, subtables };
  const [first] = subtables;
  return {
    type: first ? u16(first, 2) : type,
    flags,
    markSet,
    subtables: subtables.map((one) => ({ view: one.view, at: one.at + one.view.getUint32(one.at + 4) })),
  };
}

function findScript(table: Place, names: readonly string[]): Place | null {
  const list = follow(table, 4);
  for (const name of names) {
    for (let index = 0; index < u16(list, 0); index += 1) {
      if (tagAt(list, 2 + index * 6) === name) return follow(list, 2 + index * 6 + 4);
    }
  }
  return null;
}

/** Reads GSUB or GPOS for the first of these scripts. */
export function readLayout(view: DataView, scripts: readonly string[], extension: number): LayoutTable {
  const table = { view, at: 0 };
  const lookups = followAll(follow(table, 8), 0).map((place) => readLookup(place, extension));
  const script = findScript(table, scripts);
  const features = new Map<string, readonly number[]>();
  if (script === null || u16(script, 0) === 0) return { lookups, features };
  const language = follow(script, 0);
  const list = follow(table, 6);
  for (const index of counted(language, 4)) {
    const name = tagAt(list, 2 + index * 6);
    const found = counted(follow(list, 2 + index * 6 + 4), 2);
    features.set(name, [...(features.get(name) ?? []), ...found]);
  }
  return { lookups, features };
}

export interface GlyphClasses {
  /** 1 base, 2 ligature, 3 mark. */
  classOf: (glyph: number) => number;
  attachmentOf: (glyph: number) => number;
  isInMarkSet: (set: number, glyph: number) => boolean;
}

/** Reads GDEF. */
export function readGlyphClasses(view: DataView | null): GlyphClasses {
  const table = view && { view, at: 0 };
  const at = (offset: number) => (table && u16(table, offset) !== 0 ? follow(table, offset) : null);
  const [classes, attachment] = [at(4), at(10)].map((place) =>
    place ? classesAt(place) : new Map<number, number>(),
  );
  const sets = table && u16(table, 2) >= 2 ? at(12) : null;
  const markSets = Array.from({ length: sets ? u16(sets, 2) : 0 }, (_, set) =>
    sets === null
      ? new Map<number, number>()
      : coverageAt({ view: sets.view, at: sets.at + sets.view.getUint32(sets.at + 4 + set * 4) }),
  );
  return {
    classOf: (glyph) => classes?.get(glyph) ?? 0,
    attachmentOf: (glyph) => attachment?.get(glyph) ?? 0,
    isInMarkSet: (set, glyph) => markSets[set]?.has(glyph) ?? false,
  };
}

/** Whether a lookup passes over a glyph. */
export function isIgnored({ flags, markSet }: Lookup, glyph: number, classes: GlyphClasses): boolean {
  const kind = classes.classOf(glyph);
  if ((flags & 2 && kind === 1) || (flags & 4 && kind === 2)) return true;
  if (kind !== 3) return false;
  if (flags & 8) return true;
  if (markSet !== null) return !classes.isInMarkSet(markSet, glyph);
  const attachment = flags >> 8;
  return attachment !== 0 && classes.attachmentOf(glyph) !== attachment;
}
