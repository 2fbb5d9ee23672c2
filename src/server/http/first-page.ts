import { createHash } from 'node:crypto';
import { FIRST_READ_ELEMENT_ID, type FirstRead } from '#contract/first-read.ts';
import { toPageHead } from '../page-head/page-head.ts';
import type { PageFacts } from '../page-head/page-facts.ts';
import { toPlainFacts } from '../page-head/plain-facts.ts';
import type { ClientFile } from './client-files.ts';
import { compress } from './compression.ts';
import type { Coding } from './content-coding.ts';

/** What is found of a page: what its head says, and what its screen starts with where it starts with something. */
export interface FoundPage {
  facts: PageFacts;
  read?: FirstRead;
  status?: 404 | 410;
}

/** @param plain what the address alone tells */
export type FindPage = (plain: PageFacts, parameters: URLSearchParams) => Promise<FoundPage>;

/** A page that was asked for. */
export interface AskedPage {
  /** The built page that answers it. */
  file: ClientFile;
  pathname: string;
  parameters: URLSearchParams;
  /** This server's address, as {@link toPageHead} needs it. */
  origin: string;
}

export interface FinishedPage {
  file: ClientFile;
  status: 200 | 404 | 410;
}

const firstElement = `id="${FIRST_READ_ELEMENT_ID}">`;
/** A page is as new as a list may be that was asked for a moment ago. */
const KEPT_MS = 5000;
const MAX_KEPT = 50;

/** `<` is escaped, so that no text can end the element. */
export function insertFirstRead(html: string, read: FirstRead): string {
  const json = JSON.stringify(read).replaceAll('<', '\\u003c');
  return html.replace(firstElement, () => firstElement + json);
}

/** Puts the tags of a page in the place of those that the build left. */
const insertHead = (html: string, head: string): string =>
  html.replace(/<meta\s+name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head);

/** The same data is the same page, whenever it was read. */
function toHash({ hash }: ClientFile, head: string, read: FirstRead | undefined): string {
  const text = JSON.stringify([hash, head, read?.kind, read?.key, read?.data]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

async function fill(file: ClientFile, head: string, read: FirstRead | undefined): Promise<ClientFile> {
  const html = insertHead(String(file.bodies.get('identity')), head);
  const page = Buffer.from(read === undefined ? html : insertFirstRead(html, read));
  const codings = [...file.bodies.keys()];
  const bodies = await Promise.all(
    codings.map(async (coding): Promise<[Coding, Buffer]> => {
      return [coding, coding === 'identity' ? page : await compress(page, coding, 'fast')];
    }),
  );
  return { headers: file.headers, bodies: new Map(bodies), hash: toHash(file, head, read), isWeak: true };
}

interface Kept {
  page: Promise<FinishedPage>;
  at: number;
}

/**
 * Pages with their head and with what their screen starts with inside, each kept for a moment, so that many visits to
 * one page cost no more than one. What cannot be read is left out.
 */
export function createFirstPages(
  find: FindPage,
  { clock, appName }: { clock: () => number; appName: string },
) {
  const kept = new Map<string, Kept>();

  async function make({ file, parameters, origin }: AskedPage, plain: PageFacts): Promise<FinishedPage> {
    const found = await find(plain, parameters).catch((): FoundPage => ({ facts: plain }));
    const { facts, read, status = facts.kind === 'missing' ? 404 : 200 } = found;
    return { file: await fill(file, toPageHead(facts, { origin, appName }), read), status };
  }

  return (asked: AskedPage): Promise<FinishedPage> => {
    const plain = toPlainFacts(asked.pathname, asked.parameters);
    const key = JSON.stringify([asked.origin, asked.file.hash, plain, asked.parameters.get('id')]);
    const known = kept.get(key);
    const age = clock() - (known?.at ?? 0);
    // A negative age: the clock has been put back.
    if (known && age >= 0 && age < KEPT_MS) return known.page;
    const page = make(asked, plain);
    kept.delete(key);
    kept.set(key, { page, at: clock() });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  };
}
