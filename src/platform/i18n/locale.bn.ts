import type * as en from './locale.en.ts';

/** The language of this build. */
export const locale: typeof en.locale = 'bn';
