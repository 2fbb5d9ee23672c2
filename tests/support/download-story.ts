import {
  fetchFile,
  noBytes,
  type Bytes,
  type FetchOptions,
  type Prefix,
} from '#features/resumes/downloads/fetch-file.ts';
import { answer, type Fault, type Manner } from './download-server.ts';

/** What happens during one request. */
export interface Episode {
  fault: Fault;
  /** The answer arrives in pieces of so many bytes. */
  pieceBytes: number;
  /** The connection breaks after so many. */
  cutAfter: number;
  /** The break looks like an end; only where the server has said how long its answer is. */
  isQuiet: boolean;
  /** Then the page is killed with so many changes not written yet. */
  end: { kind: 'goesOn' } | { kind: 'killed'; unwritten: number };
  /** The file is another one from then on. */
  isReplaced: boolean;
}

export interface Story {
  manner: Manner;
  isOtherOrigin: boolean;
  versions: Bytes[];
  episodes: Episode[];
}

export const calm: Episode = {
  fault: { kind: 'none' },
  pieceBytes: 4000,
  cutAfter: Infinity,
  isQuiet: false,
  end: { kind: 'goesOn' },
  isReplaced: false,
};

export interface Outcome {
  offered: Bytes | null;
  asks: number;
  sentBytes: number;
}

/** Plays a story to its end: after its episodes everything works. */
export async function play({ manner, isOtherOrigin, versions, episodes }: Story): Promise<Outcome> {
  const outcome: Outcome = { offered: null, asks: 0, sentBytes: 0 };
  const coming = [...episodes];
  const most = episodes.length + 30;
  let current = 0;
  /** What the page has, the last of them now; the device has one of them. */
  let changes: Prefix[] = [noBytes];
  let page = new AbortController();

  /** The phone's memory ends the page: what was not written is lost, and of the version only the etag is stored. */
  function kill(unwritten: number): void {
    const { etag, bytes } = changes[Math.max(0, changes.length - 1 - unwritten)] ?? noBytes;
    changes = [{ ...noBytes, etag, bytes }];
    page.abort();
  }

  /** Pieces, each sent when the page has read the one before. */
  function toBody(body: Bytes, episode: Episode, isTold: boolean): ReadableStream<Bytes> {
    const arriving = body.subarray(0, episode.cutAfter);
    let at = 0;
    return new ReadableStream<Bytes>(
      {
        pull(controller) {
          if (at < arriving.length) {
            const bytes = arriving.slice(at, at + episode.pieceBytes);
            at += bytes.length;
            outcome.sentBytes += bytes.length;
            return controller.enqueue(bytes);
          }
          if (episode.end.kind === 'killed') kill(episode.end.unwritten);
          const isCut = arriving.length < body.length;
          if (page.signal.aborted || (isCut && !(episode.isQuiet && isTold))) return controller.error();
          return controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  const ask: FetchOptions['ask'] = async (from, etag) => {
    outcome.asks += 1;
    if (outcome.asks > most) page.abort();
    const episode = coming.shift() ?? calm;
    if (episode.isReplaced) current = Math.min(current + 1, versions.length - 1);
    const content = versions[current] ?? new Uint8Array();
    const sent = answer(content, { from, etag }, { manner, fault: episode.fault });
    if (sent === null) {
      if (episode.end.kind === 'killed') kill(episode.end.unwritten);
      throw new Error('no answer');
    }
    const isTold = sent.status === 206 || (manner.hasLength && episode.fault.kind !== 'encoded');
    return { ...sent, body: toBody(sent.body, episode, isTold) };
  };

  while (outcome.offered === null) {
    if (outcome.asks > most) throw new Error('no end');
    page = new AbortController();
    const { signal } = page;
    try {
      const fetched = await fetchFile({
        start: changes.at(-1) ?? noBytes,
        isOtherOrigin,
        signal,
        ask,
        wait: async () => false,
        onProgress: (prefix) => void changes.push(prefix),
      });
      if (typeof fetched !== 'string') outcome.offered = fetched.bytes;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  return outcome;
}
