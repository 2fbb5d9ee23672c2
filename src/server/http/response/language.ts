import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Locale } from '#contract/format.ts';
import { LANGUAGE_COOKIE, preferredLanguage } from '#contract/http/languages.ts';
import { notices } from './notices.ts';

/** The language that a request prefers. */
export const readLanguage = (c: Context): Locale =>
  preferredLanguage(c.req.header('Accept-Language') ?? '') ?? 'en';

/** The language of a server page that the app links to, from the app's language cookie. */
export const readPageLanguage = (c: Context): Locale =>
  getCookie(c, LANGUAGE_COOKIE) === 'bn' ? 'bn' : 'en';

/** The success messages of the API, in the language of the request. */
export const readNotices = (c: Context): typeof notices.en => notices[readLanguage(c)];
