import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toLogo } from '#server/companies/logo.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { watchChildren } from '../../support/children-memory.ts';
import { draw, plainPicture, toPng, toTextBomb } from '../../support/pictures.ts';

const MAX_MB = 150;

const outcomeOf = (bytes: Uint8Array): Promise<string> =>
  toLogo(bytes).then(
    () => 'drawn',
    (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.message}` : String(error)),
  );

const TOO_MANY = '400 The logo has too many pixels: at most 40 million are read, and 16384 on each side.';
const TOO_MANY_AVIF = TOO_MANY.replace('40 ', '3 ');
const TOO_MUCH = '400 This logo is too large. Use one up to 2000 pixels wide.';

const rgba16 = { depth: 16, colour: 6 } as const;
const toFrames = () => {
  const raw = { width: 1500, height: 30_000, channels: 3, pageHeight: 1500 } as const;
  return sharp(Buffer.alloc(raw.width * raw.height * raw.channels), { raw });
};
const whole = { progressive: true, chromaSubsampling: '4:4:4' } as const;

/** Where nothing bounded them, those that are refused took 0.1 to 3.7 GB. */
const files: Readonly<Record<string, [outcome: string, make: () => Promise<Uint8Array>]>> = {
  'a PNG of one row': [TOO_MANY, async () => toPng({ width: 40_000_000, height: 1 })],
  'a PNG full of texts': [TOO_MUCH, async () => toTextBomb(4_800_000)],
  'an interlaced PNG': [TOO_MUCH, async () => toPng({ width: 4000, height: 4000, ...rgba16, interlace: 1 })],
  'a wide PNG': [TOO_MUCH, async () => toPng({ width: 16_384, height: 1500, ...rgba16 })],
  'a large PNG': ['drawn', async () => toPng({ width: 6300, height: 6300 })],
  'a JPEG in passes': [TOO_MUCH, () => plainPicture(5000, 4000).jpeg(whole).toBuffer()],
  'a photo in passes': ['drawn', () => plainPicture(4000, 3000).jpeg({ progressive: true }).toBuffer()],
  'a large WebP': [TOO_MUCH, () => plainPicture(6000, 5000).webp({ effort: 0 }).toBuffer()],
  'a WebP without loss': [
    'drawn',
    () => plainPicture(4000, 3000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ],
  'an animated WebP': ['drawn', () => toFrames().webp({ effort: 0 }).toBuffer()],
  'a large GIF': [TOO_MUCH, () => plainPicture(5000, 5000).gif({ effort: 1 }).toBuffer()],
  'an animated GIF': ['drawn', () => toFrames().gif({ effort: 1 }).toBuffer()],
  'an AVIF of 12 million pixels': [
    TOO_MANY_AVIF,
    () => plainPicture(4080, 3072).avif({ effort: 0 }).toBuffer(),
  ],
  'an AVIF of 3 million pixels': ['drawn', () => plainPicture(1732, 1732).avif({ effort: 0 }).toBuffer()],
};

test.runIf(process.platform === 'linux').each(Object.entries(files))(
  '%s takes no more memory than the server grants it',
  async (_name, [outcome, make]) => {
    const bytes = await make();
    let found = '';
    const { peakMb } = await watchChildren('logo-process', async () => {
      found = await outcomeOf(bytes);
    });
    expect(found).toBe(outcome);
    expect(peakMb).toBeGreaterThan(0);
    expect(peakMb).toBeLessThan(MAX_MB);
  },
);

test('one is read at a time; a few wait, the others are refused for now', async () => {
  const bytes = await draw('png');
  let outcomes: string[] = [];
  const { atOnce } = await watchChildren('logo-process', async () => {
    outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(bytes)));
  });
  const refused = '503 Many logos are being read right now. Please try again in a few seconds.';
  expect(outcomes.filter((outcome) => outcome === 'drawn')).toHaveLength(9);
  expect(outcomes.filter((outcome) => outcome === refused)).toHaveLength(3);
  if (process.platform === 'linux') expect(atOnce).toBe(1);
  await expect(outcomeOf(bytes)).resolves.toBe('drawn');
});
