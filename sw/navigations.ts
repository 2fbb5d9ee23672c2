import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { stores } from '#contract/device/stores.ts';
import type { StoredLanguages } from '#contract/device/worker.ts';
import type { Locale } from '#contract/format.ts';
import { splitLanguage, toLocalPath } from '#contract/http/languages.ts';
import { isPublicPage } from '#contract/http/pages.ts';
import { SECOND_MS, SLOW_ANSWER_MS } from '#contract/limits.ts';
import { openStore } from '#platform/storage/database.ts';
import { isOwnPage } from './gone.ts';
import { isBeingReplaced } from './lifecycle.ts';
import { readShell } from './precache.ts';
import type { Strategies } from './strategies.ts';
import { READ_LIMIT_MS, within } from './time-limit.ts';

/** The fields of a downloaded CV's record (`features/resumes/downloads/downloaded-cvs.ts`) that the worker reads. */
const Stored = v.object({
  name: v.string(),
  file: v.object({ type: v.string(), bytes: v.instance(ArrayBuffer) }),
});

const store = openStore(stores.downloadedCvs);

async function readCopy(path: string): Promise<Response | undefined> {
  try {
    const stored = await store('readonly', (records) => promisifyRequest<unknown>(records.get(path)));
    const { success, output } = v.safeParse(Stored, stored);
    if (!success) return undefined;
    const { type, bytes } = output.file;
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(output.name)}`;
    return new Response(bytes, { headers: { 'content-type': type, 'content-disposition': disposition } });
  } catch {
    return undefined;
  }
}

/** With status 204 the browser stays on the page. */
const stay = (): Response => new Response(null, { status: 204 });

const isPage = ({ headers }: Response): boolean => /\bhtml\b/i.test(headers.get('content-type') ?? '');

/** The server's file, else the device's copy; never the browser's error page or an operator's page. */
export async function answerFileNavigation({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const asked = fetch(request).catch(() => undefined);
  const early = await within(asked, SLOW_ANSWER_MS);
  if (early && !isPage(early)) return early;
  const copy = await readCopy(url.pathname);
  if (copy) return copy;
  const late = await asked;
  return late && !isPage(late) ? late : stay();
}

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
