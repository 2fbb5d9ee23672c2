import { createHash } from 'node:crypto';
import { createTtlCache, readOnce } from '../ttl-cache.ts';
import { FilesUnavailable } from '../errors/files-unavailable.ts';
import type { FileStore, FileEntry } from './file-store.ts';
import type { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { FILES_BASE } from '#contract/http/paths.ts';
import { describeRoute, segment, text } from '../http/describe-route.ts';
import {
  parseRange,
  toContentRange,
  isNotModified,
  mayAnswerRange,
  cachePolicy,
} from '../http/response/conditional.ts';
import { toContentDisposition, contentTypeOf, isShownInPlace } from '../http/response/content.ts';
import { ApiError } from '../errors/api-error.ts';
import { FILE_POLICY } from '../http/response/security-headers.ts';

const MAX_CACHED = 1000;

/** The file's SHA-256 as Repr-Digest (RFC 9530 §3). */
async function computeDigest(file: FileEntry): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> = await file.read({ start: 0, end: file.size - 1 });
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  if (bytes !== file.size) throw new Error('The file ended too early.');
  return `sha-256=:${hash.digest('base64')}:`;
}

/** Cached digests of stored files; null if one cannot be computed, as the header is optional. */
function createDigests() {
  const cached = createTtlCache<Promise<string>>({
    clock: Date.now,
    forMs: Number.MAX_SAFE_INTEGER,
    max: MAX_CACHED,
  });
  return async function digestOf(path: string, file: FileEntry): Promise<string | null> {
    if (file.size === 0) return null;
    const key = [path, file.etag, file.size, file.modified.getTime()].join(' ');
    return readOnce(cached, key, () => computeDigest(file)).catch(() => null);
  };
}

function toHeaders(file: FileEntry, digest: string | null): Headers {
  const place = isShownInPlace(file.name) ? 'inline' : 'attachment';
  return new Headers({
    ...(digest === null ? {} : { 'Repr-Digest': digest }),
    'Content-Type': contentTypeOf(file.name),
    'Content-Disposition': toContentDisposition(place, file.name),
    'Content-Security-Policy': FILE_POLICY,
    'Cache-Control': file.isImmutable ? cachePolicy.immutable : cachePolicy.revalidated,
    'Last-Modified': file.modified.toUTCString(),
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
  });
}

/**
 * Reads at the client's pace and closes the file on cancel. A short read aborts the answer, as Content-Length is already
 * sent.
 */
function toStream(source: Readable, length: number): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = source.iterator({ destroyOnReturn: true });
  let missing = length;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) {
        if (missing > 0) controller.error(new FilesUnavailable('A file ended too early.'));
        else controller.close();
        return;
      }
      missing -= next.value.length;
      controller.enqueue(next.value);
    },
    cancel: () => void source.destroy(),
  });
}

async function answer(c: Context, file: FileEntry, digest: string | null): Promise<Response> {
  const headers = toHeaders(file, digest);
  const ifNoneMatch = c.req.header('If-None-Match');
  const ifModifiedSince = c.req.header('If-Modified-Since');
  if (isNotModified({ ifNoneMatch, ifModifiedSince }, file)) {
    return new Response(null, { status: 304, headers });
  }
  const asked = mayAnswerRange(c.req.header('If-Range'), file) ? c.req.header('Range') : undefined;
  const range = parseRange(asked, file.size);
  if (range.kind === 'unsatisfiable') {
    throw new ApiError('filePartNotFound').withHeaders({ 'Content-Range': toContentRange(range, file.size) });
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: file.size - 1 };
  if (range.kind === 'part') headers.set('Content-Range', toContentRange(range, file.size));
  const length = end - start + 1;
  headers.set('Content-Length', String(length));
  const status = range.kind === 'part' ? 206 : 200;
  const isEmpty = c.req.method === 'HEAD' || length === 0;
  const body = isEmpty ? null : toStream(await file.read({ start, end }), length);
  return new Response(body, { status, headers });
}

const description = describeRoute({
  tag: 'Service',
  summary: 'A stored file: a logo, a cover, a CV',
  description:
    'Supports ranges (Range, If-Range). Downloads have the digest of the whole file (Repr-Digest, RFC 9530).',
  parameters: [segment('path', 'The path, as in the fields of jobs, companies and templates.')],
  plain: { contentType: 'application/octet-stream', schema: text() },
  refusals: [404, 416, 503],
});

/** The stored files (§7), whole or in part. */
export function createFileRoutes({ files }: { files: FileStore }) {
  const digestOf = createDigests();
  return new Hono().get(`${FILES_BASE}/*`, description, async (c) => {
    const file = await files.open(c.req.path);
    if (file === null) throw new ApiError('fileNotFound');
    const digest = isShownInPlace(file.name) ? null : await digestOf(c.req.path, file);
    return answer(c, file, digest);
  });
}
