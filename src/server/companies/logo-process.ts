import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { uploadLimits } from '#contract/limits.ts';
import { logoExits, MAX_AVIF_PIXELS, MAX_PIXELS, MAX_SIDE } from './logo-limits.ts';

/** Converts a picture from stdin to WebP on stdout, in a process with limited memory. Argument: sharp's format name. */

const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);

class Refusal extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super();
    this.exitCode = exitCode;
  }
}

async function check(picture: Sharp, format: string): Promise<void> {
  const { width, height, ...known } = await picture.metadata();
  if (known.format !== format || (format === 'heif' && known.compression !== 'av1'))
    throw new Refusal(logoExits.unreadable);
  const maxPixels = format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > maxPixels)
    throw new Refusal(logoExits.tooManyPixels);
}

async function draw(bytes: Buffer, format: string): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  await check(picture, format);
  const side = uploadLimits.logoPx;
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function toExitCode(error: unknown): number {
  if (error instanceof Refusal) return error.exitCode;
  const isMemory = error instanceof Error && /memory/i.test(error.message);
  return isMemory ? logoExits.outOfMemory : logoExits.unreadable;
}

const [format = ''] = process.argv.slice(2);
try {
  const drawn = await draw(await buffer(process.stdin), format);
  process.stdout.end(drawn);
  await once(process.stdout, 'finish');
} catch (error) {
  process.exitCode = toExitCode(error);
}
