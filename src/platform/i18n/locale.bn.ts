import type { Locale } from '#contract/format.ts';
import type * as en from './locale.en.ts';

/** The language of this build. */
export const locale: Locale = 'bn';

export const toLocal: typeof en.toLocal = (path) => `/bn${path}`;

export const fromLocal: typeof en.fromLocal = (path) => path.replace(/^\/bn(?=$|[/?#])/, '') || '/';

export const toOther: typeof en.toOther = (path) => path;
