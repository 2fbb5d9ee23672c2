import { isBangla } from '#contract/build-language.ts';
import type { Locale } from '#contract/format.ts';

/** The language of this build. */
export const locale: Locale = isBangla ? 'bn' : 'en';

/** The address of a screen, where no router makes the link: the specified paths are English. */
export const toLocal = (path: string): string => (isBangla ? `/bn${path}` : path);

/** The screen of an address, as the router names it. */
export const fromLocal = (path: string): string =>
  isBangla ? path.replace(/^\/bn(?=$|[/?#])/, '') || '/' : path;

/** The address of a screen in the other language. */
export const toOther = (path: string): string => (isBangla ? path : `/bn${path}`);
