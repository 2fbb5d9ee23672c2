import { createHash } from 'node:crypto';
import { FIRST_READ_ELEMENT_ID, type FirstRead } from '#contract/first-read.ts';
import { pageFiles } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';
import type { ClientFile } from './client-files.ts';
import { compress } from './compression.ts';
import type { Coding } from './content-coding.ts';

/**
 * What the screen of a page starts with, from the address; undefined when it starts with nothing, or there is
 * nothing there.
 */
export type FindFirstRead = (page: string, parameters: URLSearchParams) => Promise<FirstRead | undefined>;

const firstElement = `id="${FIRST_READ_ELEMENT_ID}">`;
/** A page is as new as a list may be that was asked for a moment ago. */
const KEPT_MS = 5000;
const MAX_KEPT = 50;

const pageOfFile: Readonly<Record<string, string>> = {
  [pageFiles.jobs]: appPaths.jobs,
  [pageFiles.jobDetails]: appPaths.jobDetails,
};

/** `<` is escaped, so that no text can end the element. */
export function insertFirstRead(html: string, read: FirstRead): string {
  const json = JSON.stringify(read).replaceAll('<', '\\u003c');
  return html.replace(firstElement, () => firstElement + json);
}

/** The same data is the same page, whenever it was read. */
function toHash({ hash }: ClientFile, { kind, key, data }: FirstRead): string {
  const text = JSON.stringify([hash, kind, key, data]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

async function fill(file: ClientFile, read: FirstRead): Promise<ClientFile> {
  const page = Buffer.from(insertFirstRead(String(file.bodies.get('identity')), read));
  const codings = [...file.bodies.keys()];
  const bodies = await Promise.all(
    codings.map(async (coding): Promise<[Coding, Buffer]> => {
      return [coding, coding === 'identity' ? page : await compress(page, coding, 'fast')];
    }),
  );
  return { headers: file.headers, bodies: new Map(bodies), hash: toHash(file, read), isWeak: true };
}

interface Kept {
  page: Promise<ClientFile>;
  at: number;
}

/**
 * Pages with what their screen starts with inside, each kept for a moment, so that many visits to one page cost
 * no more than one.
 * @returns the page as it was built when there is nothing to put in, or it cannot be read
 */
export function createFirstPages(find: FindFirstRead, clock: () => number) {
  const kept = new Map<string, Kept>();

  async function make(file: ClientFile, page: string, parameters: URLSearchParams): Promise<ClientFile> {
    const read = await find(page, parameters).catch(() => undefined);
    return read === undefined ? file : fill(file, read);
  }

  return (path: string, file: ClientFile, parameters: URLSearchParams): ClientFile | Promise<ClientFile> => {
    const page = pageOfFile[path];
    if (page === undefined) return file;
    const key = `${path}?${parameters}`;
    const known = kept.get(key);
    const age = clock() - (known?.at ?? 0);
    // A negative age: the clock has been put back.
    if (known && age >= 0 && age < KEPT_MS) return known.page;
    const made = make(file, page, parameters);
    kept.delete(key);
    kept.set(key, { page: made, at: clock() });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
