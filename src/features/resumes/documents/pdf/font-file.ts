/** A font's tables, as in an sfnt file. */
export interface FontTables {
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

/** Reads a WOFF file (version 1): its tables are packed each by itself. */
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
    has: (name) => tables.has(name),
    tag(name) {
      const table = tables.get(name);
      if (table === undefined) throw new Error(`The font has no table ${name}`);
      return table;
    },
  };
}

/** Glyphs by code point, from a format 4 or 12 subtable. */
export function readCharacterMap(view: DataView): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const at = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === 4) readSegments(view, at, glyphs);
    if (format === 12) readGroups(view, at, glyphs);
  }
  return glyphs;
}

function readGroups(view: DataView, at: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const place = at + 16 + group * 12;
    const [first, last, glyph] = [
      view.getUint32(place),
      view.getUint32(place + 4),
      view.getUint32(place + 8),
    ];
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
}

function readSegments(view: DataView, at: number, glyphs: Map<number, number>): void {
  const count = view.getUint16(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  for (let segment = 0; segment < count; segment += 1) {
    const [first, last] = [view.getUint16(starts + segment * 2), view.getUint16(ends + segment * 2)];
    const delta = view.getUint16(deltas + segment * 2);
    const offset = view.getUint16(offsets + segment * 2);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = offsets + segment * 2 + offset + (code - first) * 2;
      const found = offset === 0 ? code : view.getUint16(place);
      if (found !== 0) glyphs.set(code, (found + delta) & 0xffff);
    }
  }
}
