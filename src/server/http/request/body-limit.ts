import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { uploadLimits } from '#contract/limits.ts';
import { applicationLimits } from '#contract/applications/application.ts';
import type { Config } from '../../config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { clientAddress } from './client-address.ts';

/** For the boundaries and headers of a form's parts. */
const FRAME_BYTES = 64 * 1024;

export const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

export const logoTooLarge = (): ApiError => new ApiError('logoTooLarge', toMegabytes(uploadLimits.logoBytes));

export const cvTooLarge = (): ApiError => new ApiError('cvTooLarge', toMegabytes(applicationLimits.cvBytes));

/** The largest body of a route. */
export interface BodyLimit {
  /** Of a body that is not a form. */
  bytes: number;
  form?: { bytes: number; toError: () => ApiError };
  /** True if the route stores the pieces as they arrive. Its body needs no length. */
  isStreamed?: true;
}

const shortBody: BodyLimit = { bytes: 16 * 1024 };
export const longBody: BodyLimit = { bytes: uploadLimits.jsonBytes };
export const logoBody: BodyLimit = {
  ...longBody,
  form: { bytes: uploadLimits.logoBytes + uploadLimits.jsonBytes + FRAME_BYTES, toError: logoTooLarge },
};
export const cvBody: BodyLimit = {
  ...longBody,
  form: { bytes: applicationLimits.cvBytes + uploadLimits.jsonBytes + FRAME_BYTES, toError: cvTooLarge },
};
export const streamedBody: BodyLimit = { bytes: Infinity, isStreamed: true };

/** True for the type of a multipart form. */
export const isForm = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? '');

/** Two pieces of a socket: a streamed body keeps no more. */
const STREAMED_BYTES = 128 * 1024;
/** One address may use this part of the memory, so that others can still send. */
const ADDRESS_SHARE = 1 / 4;

/** The bytes of bodies in memory, in all and by address. @param most for all addresses together */
function createByteBudget(most: number) {
  const kept = new Map<string, number>();
  let total = 0;
  return (address: string) => {
    let own = 0;
    const change = (bytes: number): void => {
      const left = (kept.get(address) ?? 0) + bytes;
      if (left === 0) kept.delete(address);
      else kept.set(address, left);
      own += bytes;
      total += bytes;
    };
    const check = (bytes: number): void => {
      const isOver = (kept.get(address) ?? 0) + bytes > most * ADDRESS_SHARE || total + bytes > most;
      if (isOver) throw new ApiError('serviceBusy');
    };
    return {
      check,
      keep(bytes: number): void {
        check(bytes);
        change(bytes);
      },
      release: () => change(-own),
    };
  };
}
type Kept = ReturnType<ReturnType<typeof createByteBudget>>;

/** The body of a running request. */
interface Sent {
  raw: Request;
  limit: BodyLimit;
  kept: Kept;
  requireSpace: () => void;
}
const running = new WeakMap<Request, Sent>();

/** Sets the limit of a body that was not read yet. Without it a body may have 16 kB. @throws ApiError 503 */
export function setBodyLimit(c: Context, limit: BodyLimit): void {
  const sent = running.get(c.req.raw);
  if (sent === undefined) return;
  sent.limit = limit;
  if (limit.isStreamed !== true || c.req.header('Authorization') === undefined) return;
  sent.kept.keep(STREAMED_BYTES);
  // Node drops what has arrived if the sender leaves before the stream exists: a cut upload would lose bytes.
  void sent.raw.body;
}

/** The pieces of a body, counted. Nothing is read before the first one is asked for. */
async function* readPieces({ raw, limit, kept, requireSpace }: Sent): AsyncGenerator<Uint8Array> {
  const { headers } = raw;
  const { bytes: most, toError } = (isForm(headers.get('Content-Type') ?? '') ? limit.form : undefined) ?? {
    bytes: limit.bytes,
    toError: () => new ApiError('bodyTooLarge', Math.floor(limit.bytes / 1024)),
  };
  const announced = Number(headers.get('Content-Length'));
  if (announced > most) throw toError();
  if (limit.isStreamed !== true) {
    if (headers.has('Transfer-Encoding')) throw new ApiError('lengthRequired');
    kept.check(announced);
  }
  // What is short goes on where the disk is full: signing in, and what frees space.
  if (limit !== shortBody) requireSpace();
  let size = 0;
  // Cancelling the stream would close the connection before the refusal is sent.
  for await (const piece of raw.body?.values({ preventCancel: true }) ?? []) {
    size += piece.length;
    if (size > most) throw toError();
    if (limit.isStreamed !== true) kept.keep(piece.length);
    yield piece;
  }
}

function toStream(sent: Sent): ReadableStream<Uint8Array> {
  let pieces: AsyncGenerator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        pieces ??= readPieces(sent);
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD']);

interface BodyContext {
  config: Pick<Config, 'bodyMemoryBytes' | 'trustedProxies'>;
  disk: Pick<Sent, 'requireSpace'>;
}

/**
 * Limits the bodies of all routes, each and together. A body is read once its route asks for it, after the route has
 * checked the token and counted the attempt. Until then no byte of it is kept.
 */
export function bodyLimits({ config, disk }: BodyContext) {
  const { bodyMemoryBytes, trustedProxies } = config;
  const open = createByteBudget(bodyMemoryBytes);
  return createMiddleware(async (c, next) => {
    if (bodiless.has(c.req.method)) return next();
    const { raw } = c.req;
    const kept = open(clientAddress(c, trustedProxies));
    const sent: Sent = { raw, limit: shortBody, kept, requireSpace: disk.requireSpace };
    const { url, method, headers } = raw;
    const init = Object.assign({ method, headers, body: toStream(sent) }, { duplex: 'half' } as const);
    c.req.raw = new Request(url, init);
    running.set(c.req.raw, sent);
    try {
      await next();
    } finally {
      sent.kept.release();
    }
  });
}

const MAX_PARTS = 100;
const PART_HEAD_BYTES = 16 * 1024;

/** Refuses forms that are slow to parse: of many parts, or with long headers. */
function checkParts(body: Buffer, contentType: string): void {
  const [, quoted, plain] = /\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const mark = `--${quoted ?? plain ?? ''}\r\n`;
  let parts = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > MAX_PARTS) throw new ApiError('tooManyFields', MAX_PARTS);
    const head = body.subarray(at, at + mark.length + PART_HEAD_BYTES);
    if (!head.includes('\r\n\r\n')) throw new ApiError('unreadableForm');
  }
}

/** The multipart form of a request. @throws ApiError 400, 411, 413, 503 or 507 */
export async function readForm(c: Context): Promise<FormData> {
  const body = Buffer.from(await c.req.arrayBuffer());
  const contentType = c.req.header('Content-Type') ?? '';
  checkParts(body, contentType);
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new ApiError('unreadableForm');
  }
}
