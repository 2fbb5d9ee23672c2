import sharp from 'sharp';
import { uploadLimits } from '#contract/limits.ts';
import { ApiError, badRequest } from '../http/errors.ts';

/** Above the cameras of most phones; the most that a picture of this size takes while it is read is 200 MB, as a GIF. */
const MAX_PIXELS = 40_000_000;
/** AVIF is read whole, in several copies: 12 million pixels take 230 MB, 40 million would take 700 MB. */
const MAX_AVIF_PIXELS = 12_600_000;
const MAX_SECONDS = 10;
const QUALITY = 82;

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

interface Kind {
  /** As sharp calls it. */
  format: string;
  begins: (bytes: Uint8Array) => boolean;
  maxPixels?: number;
}

/** Every kind that is read, by how its files begin: no other decoder ever sees the bytes. */
const kinds: readonly Kind[] = [
  { format: 'jpeg', begins: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff' },
  { format: 'png', begins: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { format: 'gif', begins: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)) },
  { format: 'webp', begins: (bytes) => /^RIFF.{4}WEBP/s.test(ascii(bytes, 0, 12)) },
  {
    format: 'heif',
    begins: (bytes) => /^.{4}ftyp(?:.{4}){0,8}avi[fs]/s.test(ascii(bytes, 0, 48)),
    maxPixels: MAX_AVIF_PIXELS,
  },
];

const UNREADABLE = 'The logo could not be read: it is broken or incomplete.';

/** One at a time: so many pictures at once would take all memory. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

async function encode(bytes: Uint8Array, { format, maxPixels = MAX_PIXELS }: Kind): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
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
    return await inTurn(() => encode(bytes, kind));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isLarge = error instanceof Error && /pixel limit/.test(error.message);
    const millions = (kind.maxPixels ?? MAX_PIXELS) / 1e6;
    throw badRequest(
      isLarge ? `The logo has too many pixels: at most ${millions} million are read.` : UNREADABLE,
    );
  }
}
