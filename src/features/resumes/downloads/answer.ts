import { SECOND_MS } from '#contract/limits.ts';

const MAX_CHARS = 120;

/** Characters that file systems refuse, or that are invisible. */
// oxlint-disable-next-line no-control-regex
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** A file name that is valid on every system; null if nothing remains. The extension of a long one is not cut. */
export function toSafeName(name: string): string | null {
  const safe = name
    .normalize('NFC')
    .replace(unsafe, '_')
    .replace(/^[.\s_]+|[.\s]+$/g, '');
  if (safe.length <= MAX_CHARS) return safe === '' ? null : safe;
  const ending = /\.\w{1,8}$/.exec(safe)?.[0] ?? '';
  return [...safe].slice(0, MAX_CHARS - ending.length).join('') + ending;
}

function decodeExtended(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The file name of a Content-Disposition: `filename*` before `filename` (RFC 6266 §4.3); null without one. */
export function readFileName(header: string | null): string | null {
  if (header === null) return null;
  const extended = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const decoded = extended === undefined ? null : decodeExtended(extended);
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /;\s*filename\s*=\s*([^";\s]+)/i.exec(header)?.[1];
  const name = decoded ?? quoted ?? bare;
  return name === undefined ? null : toSafeName(name);
}

/** The version of a file, as its server describes it. */
export interface Version {
  /** A strong validator with its quotes, which resuming needs (RFC 9110 §13.1.5); null without one. */
  etag: string | null;
  total: number | null;
  /** Of the whole file: "sha-256=" or "sha-512=" and base64 (RFC 9530); null without one. */
  digest: string | null;
  name: string | null;
  type: string;
}

export const unknownVersion: Version = { etag: null, total: null, digest: null, name: null, type: '' };

/** Content-Range (RFC 9110 §14.4); `end` is exclusive. */
type SentRange =
  { kind: 'part'; start: number; end: number; total: number | null } | { kind: 'none'; total: number };

export interface Answer {
  status: number;
  version: Version;
  range: SentRange | null;
  /** The body is compressed in transit: the server's lengths and ranges do not fit its bytes. */
  isEncoded: boolean;
  /** A page instead of the file: a captive portal, or an app's fallback. */
  isPage: boolean;
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

/** The strongest digest that browsers can compute; null without one. */
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

function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = toWhole(header);
  const ms = seconds === null ? Date.parse(header) - now : seconds * SECOND_MS;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/**
 * Reads the head of an answer; headers that CORS hides count as absent.
 * @param now ms since the epoch
 */
export function readAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): Answer {
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  const isEncoded = encoding !== 'identity' && encoding !== '';
  const type = headers.get('content-type') ?? '';
  const range = readRange(headers.get('content-range'));
  const length = status === 200 ? toWhole(headers.get('content-length') ?? undefined) : null;
  const name = readFileName(headers.get('content-disposition'));
  // Length, validator and digest of an encoded body do not describe the decoded bytes.
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

/** True for an HTML page of an operator or firewall, of any status but 404 and 410, which may be the server's page. */
export const isForeignPage = ({ status, isPage }: Pick<Answer, 'status' | 'isPage'>): boolean =>
  isPage && status !== 404 && status !== 410;
