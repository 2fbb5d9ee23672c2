import { SECOND_MS } from '#contract/limits.ts';
import { isForeignPage, readAnswer, unknownVersion, type Answer, type Version } from './answer.ts';
import { serverNow } from '#platform/server-time.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The beginning of one version of a file. */
export interface Prefix {
  version: Version;
  bytes: Bytes;
}

export const nothing: Prefix = { version: unknownVersion, bytes: new Uint8Array() };

function join(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const MAX_ATTEMPTS = 6;
/** The number of unanswered range requests after which another origin's CORS preflight counts as refused. */
const MAX_UNANSWERED = 2;
/** An attempt with fewer bytes than this is followed by a wait of a second. */
const LEAST_GAIN = 1024;
const AFTER_GAIN_MS = 100;
const LONGEST_WAIT_MS = 60 * SECOND_MS;
/** A connection without a byte for this long counts as dead. */
const SILENCE_MS = 20 * SECOND_MS;

/** The delay before the next attempt. @param attempts in a row without progress */
const toRetryDelayMs = (attempts: number): number =>
  attempts === 0 ? AFTER_GAIN_MS : Math.min(SECOND_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** Whether bytes match a digest; true without one, and where the browser cannot compute it. */
async function isSound({ bytes, version: { digest } }: Prefix): Promise<boolean> {
  // Undefined in insecure contexts.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined || digest === null) return true;
  const [, hash = '', wanted] = /^([^=]+)=(.*)$/.exec(digest) ?? [];
  const found = new Uint8Array(await subtle.digest(hash, bytes));
  return btoa(String.fromCharCode(...found)) === wanted;
}

const isTransient = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

/** The result of a request: the whole file, another request at once or after a delay, or no more requests. */
type Outcome = { kind: 'whole' | 'again' | 'refused' } | { kind: 'later'; atLeastMs: number };
const later: Outcome = { kind: 'later', atLeastMs: 0 };

type FetchPhase = 'running' | 'waiting' | 'checking' | 'unreachable';

export interface FetchOptions {
  /** The bytes that are stored already. */
  start: Prefix;
  /** Its requests for parts need a CORS preflight, which may fail silently. */
  isOtherOrigin: boolean;
  /** Ends it for a pause or a cancellation; it then rejects. */
  signal: AbortSignal;
  /** `etag` becomes If-Range; without one the whole file is asked for. Rejects without an answer. */
  ask: (
    from: number,
    etag: string | null,
    signal: AbortSignal,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'body'>>;
  /** Waits; a reconnection ends the wait early, and it then resolves to true. */
  wait: (ms: number) => Promise<boolean>;
  /** Called with each piece and each change. A prefix is never changed. */
  onProgress: (prefix: Prefix, phase: FetchPhase) => void;
}

/**
 * Fetches the rest of a file, in as many requests as it takes. A part is added only when the server confirms the
 * version (RFC 9110 §13.1.5); anything else begins from the first byte.
 * @returns the whole file; `damaged` when it did not match its digest twice
 */
export async function fetchFile({
  start,
  isOtherOrigin,
  signal,
  ask,
  wait,
  onProgress,
}: FetchOptions): Promise<Prefix | 'refused' | 'damaged'> {
  let prefix = start;
  let phase: FetchPhase = 'running';
  let hasRanges = true;
  let isUnderstood = !isOtherOrigin;
  /** Range requests in a row without an answer. */
  let unanswered = 0;
  /** Attempts in a row with less than {@link LEAST_GAIN} bytes. */
  let attempts = 0;
  let damages = 0;

  function show(next: Prefix, nextPhase: FetchPhase): void {
    signal.throwIfAborted();
    prefix = next;
    phase = nextPhase;
    onProgress(prefix, phase);
  }

  function withoutRanges(): Outcome {
    hasRanges = false;
    return { kind: 'again' };
  }

  /** @param at the offset of the body's first byte in the file */
  async function read(
    body: ReadableStream<Bytes> | null,
    { at, end, isPart }: { at: number; end: number | null; isPart: boolean },
    keepAlive: () => void,
  ): Promise<Outcome> {
    const before = prefix;
    const reader = body?.getReader();
    const first = at;
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      keepAlive();
      const arrived = part.value;
      let { version } = prefix;
      if (end !== null && at + arrived.length > end) {
        if (isPart) {
          show(before, phase);
          return withoutRanges();
        }
        // Longer than announced: the length is of an encoded body, whose encoding CORS hides.
        version = { ...version, etag: null, total: null, digest: null };
        end = null;
      }
      const fresh = arrived.subarray(Math.max(0, prefix.bytes.length - at));
      at += arrived.length;
      if (fresh.length > 0) show({ version, bytes: join(prefix.bytes, fresh) }, phase);
    }
    if (at === first || at < (end ?? prefix.bytes.length)) return later;
    if (!isPart) show({ ...prefix, version: { ...prefix.version, total: at } }, phase);
    return { kind: prefix.bytes.length === prefix.version.total ? 'whole' : 'again' };
  }

  /** Decides by an answer's status and headers. */
  function begin(
    answer: Answer,
    from: number,
  ): Outcome | { at: number; end: number | null; isPart: boolean } {
    const { status, range, version: sent } = answer;
    const { version } = prefix;
    const received = prefix.bytes.length;
    if (status === 206 && from > 0) {
      const isWanted = range?.kind === 'part' && range.start === from && !answer.isEncoded;
      if (!isWanted || sent.etag !== version.etag) return withoutRanges();
      prefix = { ...prefix, version: { ...version, total: version.total ?? sent.total } };
      return { at: from, end: range.end, isPart: true };
    }
    if (status === 416 && from > 0) {
      // The requested range starts after the file's end: the file is complete, or was replaced by a shorter one.
      const isWhole = range?.total === received;
      show(isWhole ? { ...prefix, version: { ...version, total: received } } : nothing, phase);
      return { kind: isWhole ? 'whole' : 'again' };
    }
    if (status === 200 && !answer.isPage) {
      const isSame = sent.etag !== null && sent.etag === version.etag;
      prefix = { ...(isSame ? prefix : nothing), version: sent };
      return { at: 0, end: sent.total, isPart: false };
    }
    const isPassing = isTransient(status) || [200, 206, 416].includes(status) || isForeignPage(answer);
    return isPassing ? { kind: 'later', atLeastMs: answer.retryAfterMs ?? 0 } : { kind: 'refused' };
  }

  async function request(): Promise<Outcome> {
    const received = prefix.bytes.length;
    const etag = received > 0 && hasRanges ? prefix.version.etag : null;
    const from = etag === null ? 0 : received;
    const own = new AbortController();
    const abort = () => own.abort();
    signal.addEventListener('abort', abort);
    let silence = setTimeout(abort, SILENCE_MS);
    try {
      if (from > 0) unanswered += 1;
      const response = await ask(from, etag, own.signal);
      unanswered = 0;
      isUnderstood ||= from > 0;
      const body = begin(readAnswer(response, serverNow()), from);
      if ('kind' in body) return body;
      return await read(response.body, body, () => {
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MS);
      });
    } catch {
      signal.throwIfAborted();
      if (!isUnderstood && unanswered >= MAX_UNANSWERED) hasRanges = false;
      return later;
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      // Cancels the unread rest of the answer.
      own.abort();
    }
  }

  async function waitAfter(gained: number, atLeastMs: number): Promise<void> {
    attempts = gained > 0 ? Number(gained < LEAST_GAIN) : attempts + 1;
    const isGivenUp = attempts > MAX_ATTEMPTS;
    const ms = Math.max(toRetryDelayMs(attempts), Math.min(atLeastMs, LONGEST_WAIT_MS));
    show(prefix, isGivenUp ? 'unreachable' : 'waiting');
    const isBack = await wait(isGivenUp ? Infinity : ms);
    if (isBack || isGivenUp) attempts = 0;
  }

  for (;;) {
    const { version } = prefix;
    const received = prefix.bytes.length;
    // Without a validator the length may be that of an encoded body.
    const isWhole = received > 0 && received === version.total && version.etag !== null;
    if (!isWhole) show(prefix, 'running');
    const outcome = isWhole ? ({ kind: 'whole' } as const) : await request();
    signal.throwIfAborted();
    if (outcome.kind === 'refused') return 'refused';
    if (outcome.kind === 'later') await waitAfter(prefix.bytes.length - received, outcome.atLeastMs);
    if (outcome.kind === 'whole') {
      show(prefix, 'checking');
      if (await isSound(prefix).catch(() => false)) return prefix;
      damages += 1;
      show(nothing, 'running');
      if (damages > 1) return 'damaged';
    }
  }
}
