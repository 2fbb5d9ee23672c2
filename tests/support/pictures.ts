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

/** A valid PNG of one colour, so many pixels each side: small as a file, large in memory. */
export function toBomb(side: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const parts = [toChunk('IHDR', head), toChunk('IDAT', rows), toChunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([toBytes('\x89PNG\r\n\x1a\n'), ...parts]));
}

/** An AVIF that says it has so many pixels, and has a few. */
export async function toGrandAvif(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await draw('avif');
  const sizes = Buffer.from(bytes.buffer);
  const place = sizes.indexOf('ispe') + 8;
  sizes.writeUInt32BE(width, place);
  sizes.writeUInt32BE(height, place + 4);
  return bytes;
}
