import { SECOND_MS } from '#contract/limits.ts';
import { isOnline, onReconnect, reportUnreachable } from '#platform/http/online.ts';
import { isForeignPage, readDownloadAnswer, type DownloadAnswer, type Version } from './answer.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The beginning of one version of a file. */
export interface Prefix extends Version {
  bytes: Bytes;
}

export const noBytes: Prefix = { etag: null, total: null, digest: null, type: '', bytes: new Uint8Array() };

/** An attempt with fewer bytes than this is followed by a wait of a second. */
const LEAST_GAIN = 1024;
const AFTER_GAIN_MS = 100;
const LONGEST_WAIT_MS = 60 * SECOND_MS;
/** A connection without a byte for this long counts as dead. */
const SILENCE_MS = 20 * SECOND_MS;
/** After so many attempts in a row without progress the screen says that the download waits. */
const ATTEMPTS_UNTIL_WAITING = 2;
/** After so many unanswered range requests another origin's CORS preflight counts as refused. */
const MAX_UNANSWERED = 2;

/** The delay before the next attempt. @param attempts in a row without progress */
const toRetryDelayMs = (attempts: number): number =>
  attempts === 0 ? AFTER_GAIN_MS : Math.min(SECOND_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

function join(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Whether bytes match a digest; true without one, and where the browser cannot compute it. */
async function isSound({ bytes, digest }: Prefix): Promise<boolean> {
  // Undefined in insecure contexts.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined || digest === null) return true;
  const [, hash = '', wanted] = /^([^=]+)=(.*)$/.exec(digest) ?? [];
  const found = new Uint8Array(await subtle.digest(hash, bytes));
  return btoa(String.fromCharCode(...found)) === wanted;
}

const isTransient = (status: number): boolean =>
  [200, 206, 408, 416, 425, 429].includes(status) || status >= 500;

type FetchPhase = 'running' | 'waiting';

/** A number asks again, after at least so many ms. */
type Outcome = 'whole' | 'refused' | number;

export interface FetchOptions {
  /** The stored bytes with their etag. */
  start: Prefix;
  /** Range requests to another origin need a CORS preflight, which may fail silently. */
  isOtherOrigin: boolean;
  /** Cancels the download; {@link fetchFile} then rejects. */
  signal: AbortSignal;
  /** Requests the file, or its bytes from `from` if its version is still `etag`. Rejects without an answer. */
  ask: (
    from: number,
    etag: string | null,
    signal: AbortSignal,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'body'>>;
  /** Waits; resolves to true at a reconnection, which ends the wait early. */
  wait: (ms: number) => Promise<boolean>;
  /** Called with each piece. A prefix is never changed. */
  onProgress: (prefix: Prefix, phase: FetchPhase) => void;
}

/**
 * Fetches the rest of a file in as many requests as the connection needs. A part is added only when the server confirms
 * the version (RFC 9110 §13.1.5); any other answer begins from the first byte.
 * @returns the whole file; `refused` when the server has no such file; `failed` when it did not match its digest twice
 */
export async function fetchFile({
  start,
  isOtherOrigin,
  signal,
  ask,
  wait,
  onProgress,
}: FetchOptions): Promise<Prefix | 'refused' | 'failed'> {
  let prefix = start;
  let unanswered = 0;

  function show(next: Prefix, phase: FetchPhase = 'running'): void {
    signal.throwIfAborted();
    prefix = next;
    onProgress(prefix, phase);
  }

  /** Adds a body to the prefix. Resolves to whether the file is whole. */
  async function read(
    body: ReadableStream<Bytes> | null,
    isPart: boolean,
    keepAlive: () => void,
  ): Promise<boolean> {
    const reader = body?.getReader();
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      keepAlive();
      const bytes = join(prefix.bytes, piece.value);
      const isTooLong = prefix.total !== null && bytes.length > prefix.total;
      if (isTooLong && isPart) {
        show(noBytes);
        return false;
      }
      // Content-Length may be that of a compressed body, whose Content-Encoding CORS hides.
      show({ ...prefix, ...(isTooLong && { etag: null, total: null, digest: null }), bytes });
    }
    const { bytes, total } = prefix;
    return bytes.length > 0 && bytes.length === (total ?? bytes.length);
  }

  /** Takes over the version of an answer with bytes. @returns the outcome of an answer without them */
  function begin(answer: DownloadAnswer, from: number): Outcome | 'read' {
    const { status, start: at, version, isPage, retryAfterMs } = answer;
    if (status === 206 && from > 0) {
      const isWanted = at === from && version.etag === prefix.etag;
      const digest = version.digest ?? prefix.digest;
      if (isWanted) prefix = { ...version, digest, bytes: prefix.bytes.slice(0, from) };
      else show(noBytes);
      return isWanted ? 'read' : 0;
    }
    if (status === 200 && !isPage) {
      prefix = { ...version, bytes: noBytes.bytes };
      return 'read';
    }
    if (status === 416) show(noBytes);
    return isTransient(status) || isForeignPage(answer) ? retryAfterMs : 'refused';
  }

  async function request(): Promise<Outcome> {
    const { etag, bytes } = prefix;
    const canResume = etag !== null && !(isOtherOrigin && unanswered >= MAX_UNANSWERED);
    // Requests the last byte again: the answer describes a file that is already complete, too.
    const from = canResume ? Math.max(0, bytes.length - 1) : 0;
    const own = new AbortController();
    const abort = () => own.abort();
    signal.addEventListener('abort', abort);
    let silence = setTimeout(abort, SILENCE_MS);
    try {
      if (from > 0) unanswered += 1;
      const response = await ask(from, from > 0 ? etag : null, own.signal);
      if (from > 0) unanswered = 0;
      const outcome = begin(readDownloadAnswer(response), from);
      if (outcome !== 'read') return outcome;
      const isWhole = await read(response.body, response.status === 206, () => {
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MS);
      });
      return isWhole ? 'whole' : 0;
    } catch {
      signal.throwIfAborted();
      return 0;
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      // Cancels the unread rest of the answer.
      own.abort();
    }
  }

  let attempts = 0;
  let isSecondTry = false;
  for (;;) {
    show(prefix);
    const received = prefix.bytes.length;
    const outcome = await request();
    signal.throwIfAborted();
    if (outcome === 'refused') return 'refused';
    if (outcome === 'whole') {
      if (await isSound(prefix)) return prefix;
      if (isSecondTry) return 'failed';
      isSecondTry = true;
      prefix = noBytes;
      continue;
    }
    const gained = prefix.bytes.length - received;
    attempts = gained > 0 ? Number(gained < LEAST_GAIN) : attempts + 1;
    show(prefix, attempts > ATTEMPTS_UNTIL_WAITING ? 'waiting' : 'running');
    const delayMs = Math.max(toRetryDelayMs(attempts), Math.min(outcome, LONGEST_WAIT_MS));
    if (await wait(delayMs)) attempts = 0;
  }
}

/** The requests for a file, and the waits between them. */
export function createConnection(url: string, cancelled: AbortSignal): Pick<FetchOptions, 'ask' | 'wait'> {
  return {
    async ask(from, etag, signal) {
      const headers: Record<string, string> =
        etag === null ? {} : { range: `bytes=${from}-`, 'if-range': etag };
      try {
        // Bypasses the browser's cache: received bytes are stored in IndexedDB already.
        return await fetch(url, { headers, cache: 'no-store', signal });
      } catch (error) {
        if (!signal.aborted) reportUnreachable();
        throw error;
      }
    },
    wait: (ms) =>
      new Promise((resolve) => {
        // Offline, only a reconnection ends the wait.
        const onTime = () => isOnline() && end(false);
        const onSeen = () => !document.hidden && onTime();
        const onCancel = () => end(false);
        const timer = setTimeout(onTime, ms);
        const stop = onReconnect(() => end(true));
        document.addEventListener('visibilitychange', onSeen);
        cancelled.addEventListener('abort', onCancel);
        function end(isBack: boolean): void {
          clearTimeout(timer);
          stop();
          document.removeEventListener('visibilitychange', onSeen);
          cancelled.removeEventListener('abort', onCancel);
          resolve(isBack);
        }
      }),
  };
}
