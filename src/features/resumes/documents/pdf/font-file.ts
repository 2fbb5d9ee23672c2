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

/** A font's tables, as in an sfnt file. */
export interface FontTables {
  names: readonly string[];
  tag: (name: string) => DataView;
  has: (name: string) => boolean;
}

interface WoffTable {
  name: string;
  packed: Uint8Array<ArrayBuffer>;
  length: number;
}

async function inflate({ packed, length }: WoffTable): Promise<Uint8Array<ArrayBuffer>> {
  if (packed.length === length) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const readName = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Reads a WOFF 1.0 file, whose tables are compressed separately. */
export async function readWoff(file: ArrayBuffer): Promise<FontTables> {
  const view = new DataView(file);
  const packed = Array.from({ length: view.getUint16(12) }, (_, index): WoffTable => {
    const at = 44 + index * 20;
    const name = readName(new Uint8Array(file, at, 4));
    return {
      name,
      packed: new Uint8Array(file, view.getUint32(at + 4), view.getUint32(at + 8)),
      length: view.getUint32(at + 12),
    };
  });
  const tables = new Map<string, DataView>();
  for (const table of packed) {
    const bytes = await inflate(table);
    tables.set(table.name, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
  return {
    names: [...tables.keys()],
    has: (name) => tables.has(name),
    tag(name) {
      const table = tables.get(name);
      if (table === undefined) throw new Error(`The font has no table ${name}`);
      return table;
    },
  };
}

export const bytesOf = (view: DataView): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

function toSum(bytes: Uint8Array): number {
  let sum = 0;
  bytes.forEach((byte, at) => {
    sum = (sum + (byte << (24 - (at % 4) * 8))) >>> 0;
  });
  return sum;
}

/** An sfnt file of these tables: HarfBuzz and PDF do not support WOFF. */
export function writeSfnt(parts: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const padded = parts.map(([, { length }]) => (length + 3) & ~3);
  const start = 12 + parts.length * 16;
  const file = new Uint8Array(start + padded.reduce((sum, length) => sum + length, 0));
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(parts.length));
  view.setUint32(0, 0x00010000);
  [parts.length, power * 16, Math.log2(power), parts.length * 16 - power * 16].forEach((value, index) =>
    view.setUint16(4 + index * 2, value),
  );
  let at = start;
  parts.forEach(([name, bytes], index) => {
    const entry = 12 + index * 16;
    file.set(new TextEncoder().encode(name), entry);
    [toSum(bytes), at, bytes.length].forEach((value, part) => view.setUint32(entry + 4 + part * 4, value));
    file.set(bytes, at);
    at += padded[index] ?? 0;
  });
  return file;
}
