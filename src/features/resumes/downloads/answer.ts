import { SECOND_MS } from '#contract/limits.ts';

/** The version of a file, as its server describes it. */
export interface Version {
  /** A strong validator with its quotes, which resuming needs (RFC 9110 §13.1.5); null without one. */
  etag: string | null;
  total: number | null;
  /** Of the whole file: "sha-256=" or "sha-512=" and base64 (RFC 9530); null without one. */
  digest: string | null;
  type: string;
}

export interface DownloadAnswer {
  status: number;
  version: Version;
  /** The offset of the body's first byte, from Content-Range (RFC 9110 §14.4); null for a whole file. */
  start: number | null;
  /** A page instead of the file: a captive portal, or an app's fallback. */
  isPage: boolean;
  retryAfterMs: number;
}

function toWhole(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Null also without the size of the whole file, which tells whether the part is the last one. */
function readRange(header: string | null): { start: number; total: number } | null {
  const [, first, last, all] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header ?? '') ?? [];
  const [start, end, total] = [Number(first), Number(last), Number(all)];
  return start <= end && end < total ? { start, total } : null;
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

/** Reads the head of an answer; headers that CORS hides count as absent. */
export function readDownloadAnswer({
  status,
  headers,
}: Pick<Response, 'status' | 'headers'>): DownloadAnswer {
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  const type = headers.get('content-type') ?? '';
  const range = readRange(headers.get('content-range'));
  // Length, validator and digest of an encoded body do not describe the decoded bytes.
  const exact =
    encoding === 'identity' || encoding === ''
      ? {
          etag: readStrongEtag(headers.get('etag')),
          total: status === 200 ? toWhole(headers.get('content-length')) : (range?.total ?? null),
          digest: readDigest(headers.get('repr-digest')),
        }
      : { etag: null, total: null, digest: null };
  return {
    status,
    version: { ...exact, type },
    start: range?.start ?? null,
    isPage: /^(text\/html|application\/xhtml)/i.test(type),
    retryAfterMs: (toWhole(headers.get('retry-after')) ?? 0) * SECOND_MS,
  };
}

/** True for an HTML page of an operator or firewall, of any status but 404 and 410, which may be the server's page. */
export const isForeignPage = ({ status, isPage }: Pick<DownloadAnswer, 'status' | 'isPage'>): boolean =>
  isPage && status !== 404 && status !== 410;
