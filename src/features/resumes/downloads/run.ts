import { SECOND_MS } from '#contract/limits.ts';
import { readAnswer } from './answer.ts';
import { joinBytes, type Bytes, type Effect, type Event, type Transfer } from './transfer.ts';
import { step } from './step.ts';
import { isOnline, onReconnect, reportUnreachable } from '#platform/http/online.ts';

/** A connection without a byte for so long counts as dead. */
const SILENCE_MS = 20 * SECOND_MS;

export interface RunOptions {
  url: string;
  start: Transfer;
  onStep: (transfer: Transfer, effects: readonly Effect[]) => void;
}

export interface DownloadRun {
  feed: (event: Event) => void;
  dispose: () => void;
}

const hashNames = new Map([
  ['sha-256', 'SHA-256'],
  ['sha-512', 'SHA-512'],
]);

/** Whether bytes match a digest; true where the browser cannot compute it. */
async function isSound(pieces: readonly Bytes[], digest: string): Promise<boolean> {
  const [name = '', ...rest] = digest.split('=');
  const hash = hashNames.get(name);
  // Undefined in insecure contexts.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined || hash === undefined) return true;
  const found = new Uint8Array(await subtle.digest(hash, joinBytes(pieces)));
  return btoa(String.fromCharCode(...found)) === rest.join('=');
}

/** Bypasses the browser's cache: the parts are stored already. */
function openRequest(
  url: string,
  etag: string | null,
  { from, signal }: { from: number; signal: AbortSignal },
) {
  const headers: Record<string, string> = etag === null ? {} : { range: `bytes=${from}-`, 'if-range': etag };
  return fetch(url, { headers, cache: 'no-store', signal });
}

/** A run at rest; `feed({ kind: 'go' })` starts it. */
export function createDownloadRun({ url, start, onStep }: RunOptions): DownloadRun {
  let transfer = start;
  let controller: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;

  function feed(event: Event): void {
    if (isDisposed) return;
    const [next, effects] = step(transfer, event);
    transfer = next;
    effects.forEach(perform);
    onStep(next, effects);
  }

  function abort(): void {
    const ended = controller;
    controller = undefined;
    ended?.abort();
  }

  function tryAgain(): void {
    // Offline, `onReconnect` resumes it.
    if (isOnline()) feed({ kind: 'retry' });
  }

  function perform(effect: Effect): void {
    if (effect.kind === 'ask') void ask(effect);
    if (effect.kind === 'abort') abort();
    if (effect.kind === 'wait') retry = setTimeout(tryAgain, effect.ms);
    if (effect.kind === 'check') {
      void isSound(transfer.pieces, effect.digest).then(
        (is) => feed({ kind: 'checked', isSound: is }),
        () => feed({ kind: 'checked', isSound: false }),
      );
    }
  }

  /** Reads eagerly: bytes that are not read yet are lost when the connection breaks. */
  async function ask({ request, from, etag }: Extract<Effect, { kind: 'ask' }>): Promise<void> {
    clearTimeout(retry);
    const own = new AbortController();
    controller = own;
    let silence = setTimeout(() => own.abort(), SILENCE_MS);
    try {
      const response = await openRequest(url, etag, { from, signal: own.signal });
      feed({ kind: 'answer', request, answer: readAnswer(response, Date.now()) });
      const reader = response.body?.getReader();
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        clearTimeout(silence);
        silence = setTimeout(() => own.abort(), SILENCE_MS);
        feed({ kind: 'bytes', request, bytes: part.value });
      }
      feed({ kind: 'end', request });
    } catch {
      if (controller === own) reportUnreachable();
      feed({ kind: 'broke', request });
    } finally {
      clearTimeout(silence);
    }
  }

  const stopListening = onReconnect(() => feed({ kind: 'back' }));
  const onSeen = (): void => {
    if (document.visibilityState === 'visible') tryAgain();
  };
  document.addEventListener('visibilitychange', onSeen);

  return {
    feed,
    dispose() {
      isDisposed = true;
      clearTimeout(retry);
      abort();
      stopListening();
      document.removeEventListener('visibilitychange', onSeen);
    },
  };
}
