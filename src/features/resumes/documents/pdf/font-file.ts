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
