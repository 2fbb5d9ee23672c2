import sharp from 'sharp';
import { uploadLimits } from '#contract/limits.ts';
import { ApiError, badRequest } from '../http/errors.ts';

/** Above the cameras of most phones; a picture of this size takes 160 MB while it is read. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const QUALITY = 82;

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** Every kind that is read, as sharp calls it, by how its files begin: no other decoder ever sees the bytes. */
const kinds: readonly { format: string; begins: (bytes: Uint8Array) => boolean }[] = [
  { format: 'jpeg', begins: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff' },
  { format: 'png', begins: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { format: 'gif', begins: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)) },
  { format: 'webp', begins: (bytes) => /^RIFF.{4}WEBP/s.test(ascii(bytes, 0, 12)) },
  { format: 'heif', begins: (bytes) => /^.{4}ftyp(?:.{4}){0,8}avi[fs]/s.test(ascii(bytes, 0, 48)) },
];

const UNREADABLE = 'The logo could not be read: it is broken or incomplete.';

/** One at a time: so many pictures at once would take all memory. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

async function encode(bytes: Uint8Array, format: string): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const known = await picture.metadata();
  if (known.format !== format || (format === 'heif' && known.compression !== 'av1'))
    throw badRequest(UNREADABLE);
  const side = uploadLimits.logoPx;
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

/**
 * Reads a picture and draws it anew: WebP, upright, at most 512 px each side, the first frame alone, without whatever
 * else the file held.
 * @throws ApiError 415 for what is no picture of a known kind, 400 for one that cannot be read or has too many pixels
 */
export async function toLogo(bytes: Uint8Array): Promise<Buffer> {
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (kind === undefined) {
    throw new ApiError(415, 'The logo must be a picture: JPEG, PNG, WebP, AVIF or GIF.');
  }
  try {
    return await inTurn(() => encode(bytes, kind.format));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw badRequest(
      isLarge ? `The logo has too many pixels: at most ${MAX_PIXELS / 1e6} million are read.` : UNREADABLE,
    );
  }
}
