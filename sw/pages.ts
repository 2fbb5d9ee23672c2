import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import type { StoredLanguages } from '#contract/device/worker.ts';
import type { Locale } from '#contract/format.ts';
import { splitLanguage, toLocalPath } from '#contract/http/languages.ts';
import { isPublicPage } from '#contract/http/pages.ts';
import { SECOND_MS, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { isOwnPage } from './gone.ts';
import { isBeingReplaced } from './lifecycle.ts';
import { readShell } from './precache.ts';
import type { Strategies } from './strategies.ts';
import { READ_LIMIT_MS, within } from './time-limit.ts';

const PAGE_LIMIT_MS = 3 * SECOND_MS;

interface OrShell {
  limitMs: number;
  language: Locale;
}

async function orShell(asked: Promise<Response>, { limitMs, language }: OrShell): Promise<Response> {
  const early = await within(
    asked.catch(() => undefined),
    limitMs,
  );
  if (early && early.status < 500 && (await isOwnPage(early))) return early;
  return (await readShell(language)) ?? early ?? asked;
}

/** A language whose files are not stored comes from the network; offline the reader's own takes its place. */
async function orOwnLanguage(request: Request, own: string): Promise<Response> {
  const asked = fetch(request).catch(() => undefined);
  return (await within(asked, READ_LIMIT_MS)) ?? Response.redirect(own);
}

const isLinkInside = ({ referrer }: Request, { origin }: URL): boolean => referrer.startsWith(`${origin}/`);

export const answerNavigation =
  ({ pages }: Strategies, languages: StoredLanguages) =>
  async ({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> => {
    const { locale: language, path } = splitLanguage(url.pathname);
    const own = toLocalPath(path + url.search, languages[0]);
    // As `/` on the server; but while another choice of languages installs, only the server knows the newer choice.
    if (url.pathname === '/' && languages[0] !== 'en' && !isLinkInside(request, url))
      return isBeingReplaced() ? orOwnLanguage(request, own) : Response.redirect(own);
    if (!languages.includes(language)) return orOwnLanguage(request, own);
    if (!isPublicPage(path)) return (await readShell(language)) ?? fetch(request);
    return orShell(pages.handle({ request, event }), { limitMs: PAGE_LIMIT_MS, language });
  };

/** The server's answer first, as it must see a payment. */
export const answerFromServer = ({ request, url }: RouteHandlerCallbackOptions): Promise<Response> =>
  orShell(fetch(request), { limitMs: SLOW_ANSWER_MS, language: splitLanguage(url.pathname).locale });
