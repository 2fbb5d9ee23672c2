import type { FormatEnum } from 'sharp';

export const MAX_PIXELS = 40_000_000;
/** AVIF is decoded whole, in several copies: 18 bytes a pixel. */
export const MAX_AVIF_PIXELS = 3_000_000;
/** Pictures are read in whole rows: 40 million pixels in one row took 310 MB. */
export const MAX_SIDE = 16_384;

export type LogoFormat = keyof Pick<FormatEnum, 'jpeg' | 'png' | 'gif' | 'webp' | 'heif'>;

/** Exit codes for a refused logo; any other means out of memory. */
export const logoExits = { unreadable: 10, tooManyPixels: 11, outOfMemory: 12 } as const;
