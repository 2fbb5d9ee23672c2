import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Locale } from '#contract/format.ts';
import { LANGUAGE_COOKIE, preferredLanguage } from '#contract/http/languages.ts';
import { toLocalMessage } from '#contract/local-message.ts';
import { messages } from './messages.bn.ts';

/** The language that a request prefers. */
export const readLanguage = (c: Context): Locale =>
  preferredLanguage(c.req.header('Accept-Language') ?? '') ?? 'en';

/** The language of a page that the app leads to: the one the visitor reads. */
export const readPageLanguage = (c: Context): Locale =>
  getCookie(c, LANGUAGE_COOKIE) === 'bn' ? 'bn' : 'en';

export const toMessage = (english: string, language: Locale): string =>
  language === 'en' ? english : toLocalMessage(english, messages);

/** Of §3's envelopes; below `data` nothing is a message. */
const members = ['message', 'statusDetail'] as const;
/** Inside texts of JSON quotes are escaped. */
const hasMessage = new RegExp(`"(?:${members.join('|')})":"`);

/** An answer's JSON with its message in the language; as it is where that is English or there is none. */
export function toLocalJson(json: string, language: Locale): string {
  if (language === 'en' || !hasMessage.test(json)) return json;
  const envelope: unknown = JSON.parse(json);
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) return json;
  const local: Record<string, unknown> = { ...envelope };
  for (const name of members) {
    const english = local[name];
    if (typeof english === 'string') local[name] = toMessage(english, language);
  }
  return JSON.stringify(local);
}
