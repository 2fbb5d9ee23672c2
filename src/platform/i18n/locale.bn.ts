import type { Locale } from '#contract/format.ts';

/** The language of this build. */
export const locale: Locale = 'bn';
