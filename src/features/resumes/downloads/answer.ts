import { SECOND_MS } from '#contract/limits.ts';
import { readFileName } from './name.ts';

/** What a server says of the version of a file that it sends. */
export interface Version {
  /** A strong validator, with its quotes: it alone may be used to continue (RFC 9110 §13.1.5). Null without one. */
  etag: string | null;
  /** Bytes in all; null while nobody has said. */
  total: number | null;
  /** Of the whole file, "sha-256=" or "sha-512=" and base64, from Repr-Digest (RFC 9530); null without one. */
  digest: string | null;
  /** The file's name where the server gives one. */
  name: string | null;
  /** Media type, '' when it is not told. */
  type: string;
}

export const unknownVersion: Version = { etag: null, total: null, digest: null, name: null, type: '' };

/** Content-Range (RFC 9110 §14.4); `end` is the first byte that is not part of it. */
type SentRange =
  { kind: 'part'; start: number; end: number; total: number | null } | { kind: 'none'; total: number };

/** The head of an answer, as far as a download needs it. */
export interface Answer {
  status: number;
  version: Version;
  range: SentRange | null;
  /** The bytes that arrive are not the bytes that were sent: lengths and ranges of the server's do not fit them. */
  isEncoded: boolean;
  /** A page in the place of the file: a login page of the network, or an app that answers to everything. */
  isPage: boolean;
  /** How long the server wants to be left alone. */
  retryAfterMs: number | null;
}

function toWhole(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function readRange(header: string | null): SentRange | null {
  const part = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header ?? '');
  if (part !== null) {
    const total = toWhole(part[3]);
    const [start, end] = [Number(part[1]), Number(part[2]) + 1];
    return start < end && end <= (total ?? end) ? { kind: 'part', start, end, total } : null;
  }
  const total = toWhole(/^bytes \*\/(\d+)$/.exec(header ?? '')?.[1]);
  return total === null ? null : { kind: 'none', total };
}

/** The better digest of a Repr-Digest's list; null when it names none that browsers can compute. */
function readDigest(header: string | null): string | null {
  for (const algorithm of ['sha-512', 'sha-256']) {
    const found = new RegExp(`(?:^|[,\\s])${algorithm}=:([A-Za-z0-9+/]+={0,2}):`, 'i').exec(header ?? '');
    if (found !== null) return `${algorithm}=${found[1] ?? ''}`;
  }
  return null;
}

function readStrongEtag(header: string | null): string | null {
  return header !== null && /^"[^"]*"$/.test(header) ? header : null;
}

/** Seconds, or a date. */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = toWhole(header);
  const ms = seconds === null ? Date.parse(header) - now : seconds * SECOND_MS;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/**
 * Reads the head of an answer; headers that another origin does not show count as absent.
 * @param now ms since the epoch
 */
export function readAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): Answer {
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  const isEncoded = encoding !== 'identity' && encoding !== '';
  const type = headers.get('content-type') ?? '';
  const range = readRange(headers.get('content-range'));
  const length = status === 200 ? toWhole(headers.get('content-length') ?? undefined) : null;
  const name = readFileName(headers.get('content-disposition'));
  // Length, validator and digest of an encoded body are those of other bytes.
  const exact = isEncoded
    ? { etag: null, total: null, digest: null }
    : {
        etag: readStrongEtag(headers.get('etag')),
        total: range?.total ?? length,
        digest: readDigest(headers.get('repr-digest')),
      };
  return {
    status,
    version: { ...exact, name, type },
    range,
    isEncoded,
    isPage: /^(text\/html|application\/xhtml)/i.test(type),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), now),
  };
}
