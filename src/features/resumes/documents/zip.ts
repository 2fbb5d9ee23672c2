interface ZipPart {
  path: string;
  bytes: Uint8Array;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function toCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers of two or four bytes. */
function toBytes(...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    numbers.flatMap(([value, length]) => Array.from({ length }, (_, index) => (value >>> (8 * index)) & 255)),
  );
}

/** A fixed date, 1 January 2025, so that the same CV gives the same file. */
const date = ((2025 - 1980) << 9) | (1 << 5) | 1;

/** Raw deflate; null where the browser does not support it. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  try {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  } catch {
    return null;
  }
}

async function toFile({ path, bytes }: ZipPart) {
  const packed = await deflate(new Uint8Array(bytes));
  const data = packed && packed.length < bytes.length ? packed : bytes;
  const name = new TextEncoder().encode(path);
  const facts = toBytes(
    [20, 2],
    [0x0800, 2],
    [data === bytes ? 0 : 8, 2],
    [0, 2],
    [date, 2],
    [toCrc(bytes), 4],
    [data.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  );
  return { name, data, facts };
}

const total = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** A zip file with these parts. */
export async function toZip(parts: readonly ZipPart[], type: string): Promise<Blob> {
  const files = await Promise.all(parts.map(toFile));
  const body: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  for (const { name, data, facts } of files) {
    const at = total(body);
    body.push(toBytes([0x04034b50, 4]), facts, name, data);
    const place = toBytes([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    directory.push(toBytes([0x02014b50, 4], [20, 2]), facts, place, name);
  }
  const end = toBytes(
    [0x06054b50, 4],
    [0, 4],
    [files.length, 2],
    [files.length, 2],
    [total(directory), 4],
    [total(body), 4],
    [0, 2],
  );
  return new Blob(
    [...body, ...directory, end].map((part) => new Uint8Array(part)),
    { type },
  );
}
