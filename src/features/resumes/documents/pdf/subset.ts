import { bytesOf, writeSfnt, type FontTables } from './font-file.ts';

const copied = ['head', 'hhea', 'maxp', 'hmtx', 'cvt ', 'fpgm', 'prep'] as const;

function readPlaces(tables: FontTables): number[] {
  const [loca, head] = [tables.tag('loca'), tables.tag('head')];
  const isLong = head.getInt16(50) === 1;
  const count = tables.tag('maxp').getUint16(4) + 1;
  return Array.from({ length: count }, (_, index) =>
    isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2,
  );
}

const moreComponents = 0x20;

/** Glyphs that a composite glyph is made of. */
function* readComponents(glyf: DataView, at: number): Generator<number> {
  if (glyf.getInt16(at) >= 0) return;
  let place = at + 10;
  let flags = moreComponents;
  while ((flags & moreComponents) !== 0) {
    flags = glyf.getUint16(place);
    yield glyf.getUint16(place + 2);
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    place += 4 + (flags & 1 ? 4 : 2) + scale;
  }
}

function addComponents(glyphs: Iterable<number>, places: readonly number[], glyf: DataView): Set<number> {
  const wanted = new Set<number>([0]);
  const open = [...glyphs];
  for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
    if (wanted.has(glyph) && glyph !== 0) continue;
    wanted.add(glyph);
    const [from = 0, to = 0] = [places[glyph], places[glyph + 1]];
    if (to > from) open.push(...readComponents(glyf, from));
  }
  return wanted;
}

/** The font with the outlines of these glyphs alone; glyphs keep their numbers. */
export function toSubset(tables: FontTables, glyphs: Iterable<number>): Uint8Array {
  const [places, glyf] = [readPlaces(tables), tables.tag('glyf')];
  const wanted = addComponents(glyphs, places, glyf);
  const outlines: Uint8Array[] = [];
  const loca = new DataView(new ArrayBuffer(places.length * 4));
  let at = 0;
  places.forEach((from, glyph) => {
    loca.setUint32(glyph * 4, at);
    const to = places[glyph + 1] ?? from;
    if (!wanted.has(glyph) || to <= from) return;
    const outline = new Uint8Array((to - from + 3) & ~3);
    outline.set(bytesOf(glyf).subarray(from, to));
    outlines.push(outline);
    at += outline.length;
  });
  const data = new Uint8Array(at);
  outlines.reduce((place, outline) => (data.set(outline, place), place + outline.length), 0);
  const head = bytesOf(tables.tag('head')).slice();
  new DataView(head.buffer).setInt16(50, 1);
  const same = copied
    .filter((name) => tables.has(name))
    .map((name) => [name, name === 'head' ? head : bytesOf(tables.tag(name))] as const);
  const all = [...same, ['glyf', data] as const, ['loca', bytesOf(loca)] as const];
  return writeSfnt(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
