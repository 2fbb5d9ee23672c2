import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { stores } from '#contract/device/stores.ts';
import { openStore } from '#platform/storage/database.ts';
import { SLOW_ANSWER_MS } from '#contract/limits.ts';
import { within } from './time-limit.ts';

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
