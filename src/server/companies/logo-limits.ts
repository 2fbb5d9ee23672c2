import type { FormatEnum } from 'sharp';

/** Above the cameras of most phones. */
export const MAX_PIXELS = 40_000_000;
/** AVIF is read whole, in several copies: 18 bytes a pixel. */
export const MAX_AVIF_PIXELS = 3_000_000;
/** A picture is read in whole rows: one of 40 million pixels in a single row took 310 MB. */
export const MAX_SIDE = 16_384;

export type LogoFormat = keyof Pick<FormatEnum, 'jpeg' | 'png' | 'gif' | 'webp' | 'heif'>;

/** How the process that reads logos ends when it refuses one. Any other end means that it ran out of memory. */
export const logoExits = { unreadable: 10, tooManyPixels: 11, outOfMemory: 12 } as const;
