import type { Locale } from '#contract/format.ts';

/** The language of this build. */
export const locale: Locale = 'en';

/** The address of a screen, where no router makes the link: the specified paths are English. */
export const toLocal = (path: string): string => path;

/** The screen of an address, as the router names it. */
export const fromLocal = (path: string): string => path;

/** The address of a screen in the other language. */
export const toOther = (path: string): string => `/bn${path}`;
