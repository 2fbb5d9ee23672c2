export const cachePolicy = {
  /** Stored, but revalidated each time. */
  revalidated: 'public, max-age=0, must-revalidate',
  private: 'private, no-store',
  none: 'no-store',
  /** Addresses with a content hash. */
  immutable: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  fixedName: 'public, max-age=3600',
} as const;

type ByteRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

const whole: ByteRange = { kind: 'whole' };
const unsatisfiable: ByteRange = { kind: 'unsatisfiable' };

/** Reads a Range header (RFC 9110 §14). Anything but one byte range gives the whole body. */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const found = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '');
  if (found === null) return whole;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return whole;
  if (first === '') return toSuffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return whole;
  if (start >= size) return unsatisfiable;
  return { kind: 'part', start, end: Math.min(end, size - 1) };
}

function toSuffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return unsatisfiable;
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
}

/** The Content-Range of a range, also of an unsatisfiable one. */
export function toContentRange(range: Exclude<ByteRange, { kind: 'whole' }>, size: number): string {
  return range.kind === 'part' ? `bytes ${range.start}-${range.end}/${size}` : `bytes */${size}`;
}

/**
 * Conditional requests (RFC 9110 §13). Hono's etag (4.13) answers 200 to an If-Modified-Since that feeds and sitemaps
 * answer with 304, and knows no If-Range.
 */

interface Validators {
  etag: string;
  modified?: Date;
}

const opaque = (etag: string): string => etag.replace(/^W\//, '');
const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Weak comparison of an If-None-Match list with the ETag. */
export function matchesAny(list: string, etag: string): boolean {
  if (list.trim() === '*') return true;
  const tags: readonly string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => opaque(tag) === opaque(etag));
}

/** True when the client's copy is current. If-None-Match precedes If-Modified-Since. */
export function isNotModified(
  request: { ifNoneMatch: string | undefined; ifModifiedSince: string | undefined },
  { etag, modified }: Validators,
): boolean {
  if (request.ifNoneMatch !== undefined) return matchesAny(request.ifNoneMatch, etag);
  if (request.ifModifiedSince === undefined || modified === undefined) return false;
  const since = Date.parse(request.ifModifiedSince);
  return !Number.isNaN(since) && toSeconds(modified) <= since / 1000;
}

/** True without If-Range, or when it names this version. */
export function mayAnswerRange(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined) return true;
  const text = ifRange.trim();
  if (text.startsWith('W/') || etag.startsWith('W/')) return false;
  if (text.startsWith('"')) return text === etag;
  const date = Date.parse(text);
  return modified !== undefined && !Number.isNaN(date) && toSeconds(modified) === date / 1000;
}
