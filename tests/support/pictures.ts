import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';
export const pictureFormats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const satisfies PictureFormat[];

/** One char a byte. */
export const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });

/** A picture of one colour. */
export async function draw(format: PictureFormat, width = 40, height = 30): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await plainPicture(width, height).toFormat(format).toBuffer());
}

/** A picture whose every byte counts. */
export async function drawNoise(format: PictureFormat, side = 200): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const create = { width: side, height: side, channels: 3, background: '#000', noise } as const;
  return new Uint8Array(await sharp({ create }).toFormat(format).toBuffer());
}

/** An animation of two frames. */
export async function drawAnimation(): Promise<Uint8Array<ArrayBuffer>> {
  const frames = Buffer.concat([Buffer.alloc(10 * 10 * 3, 255), Buffer.alloc(10 * 10 * 3)]);
  const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
  return new Uint8Array(
    await sharp(frames, { raw })
      .gif({ delay: [50, 50] })
      .toBuffer(),
  );
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

interface PngOptions {
  width: number;
  height: number;
  /** Bits of a sample; PNG's number of the colour type; whether it is stored in seven passes. */
  depth?: number;
  colour?: number;
  interlace?: 0 | 1;
  /** Stored before the picture itself. */
  extras?: readonly Buffer[];
}

const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };

/** A valid PNG of one colour: small as a file, however large in memory. */
export function toPng(options: PngOptions): Uint8Array<ArrayBuffer> {
  const { width, height, depth = 1, colour = 0, interlace = 0, extras = [] } = options;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlace], 8);
  const rowBytes = Math.ceil((width * depth * (samples[colour] ?? 1)) / 8) + 1;
  // Passes have rows of their own, at most twice as many as the picture, each with its first byte.
  const rows = deflateSync(Buffer.alloc(rowBytes * height + interlace * (height * 8 + 64)));
  const parts = [toChunk('IHDR', head), ...extras, toChunk('IDAT', rows), toChunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([toBytes('\x89PNG\r\n\x1a\n'), ...parts]));
}

/** A PNG of a few pixels, full of texts that are small only while they are compressed. */
export function toTextBomb(bytes: number): Uint8Array<ArrayBuffer> {
  const text = Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(7_900_000, 32))]);
  const chunk = toChunk('zTXt', text);
  const extras = Array.from({ length: Math.floor(bytes / chunk.length) }, () => chunk);
  return toPng({ width: 10, height: 10, extras });
}

/** An AVIF whose header claims so many pixels, with only a few. */
export async function toGrandAvif(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await draw('avif');
  const sizes = Buffer.from(bytes.buffer);
  const place = sizes.indexOf('ispe') + 8;
  sizes.writeUInt32BE(width, place);
  sizes.writeUInt32BE(height, place + 4);
  return bytes;
}
