import { createHash } from 'node:crypto';
import { readAnswer, unknownVersion, type Version } from '#features/resumes/downloads/answer.ts';
import {
  joinBytes,
  truncateBytes,
  type Bytes,
  createTransfer,
  type Effect,
  type Event,
  type Transfer,
} from '#features/resumes/downloads/transfer.ts';
import { step } from '#features/resumes/downloads/step.ts';
import { answer, type Fault, type Manner } from './download-server.ts';

/** What happens during one request: a fault of the server or the connection, or an action of the user. */
export interface Episode {
  fault: Fault;
  /** The answer arrives in pieces of so many bytes. */
  pieceBytes: number;
  /** The connection breaks after so many. */
  cutAfter: number;
  /** The break looks like an end; only where the server has said how long its answer is. */
  isQuiet: boolean;
  /** Then the page is killed with so many pending writes, or the user pauses. */
  end: { kind: 'goesOn' } | { kind: 'killed'; unwritten: number } | { kind: 'pauses' };
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

/** The device's copy of a download, written in order, some time after it was asked for. */
function createDevice() {
  let disk: { pieces: readonly Bytes[]; version: Version; damages: number } = {
    pieces: [],
    version: unknownVersion,
    damages: 0,
  };
  let owed: (() => void)[] = [];
  return {
    write(effect: Extract<Effect, { kind: 'append' | 'truncate' }>, { damages }: Transfer): void {
      owed.push(() => {
        const { version } = effect;
        const at = effect.kind === 'append' ? effect.at : effect.to;
        const kept = truncateBytes(disk.pieces, at);
        disk = {
          pieces: effect.kind === 'append' ? [...kept, effect.bytes] : kept,
          version,
          damages,
        };
      });
    },
    settle(unwritten: number): void {
      owed.slice(0, Math.max(0, owed.length - unwritten)).forEach((write) => write());
      owed = [];
    },
    read: (isOtherOrigin: boolean): Transfer =>
      createTransfer(isOtherOrigin, { ...disk, received: joinBytes(disk.pieces).length }),
  };
}

export interface Outcome {
  offered: Bytes | null;
  asks: number;
  sentBytes: number;
}

/** Plays a story to its end: after its episodes everything works. */
export function play({ manner, isOtherOrigin, versions, episodes }: Story): Outcome {
  const device = createDevice();
  let transfer = createTransfer(isOtherOrigin);
  const outcome: Outcome = { offered: null, asks: 0, sentBytes: 0 };
  let current = 0;
  let asked: Extract<Effect, { kind: 'ask' }> | null = null;

  function feed(event: Event): void {
    const [next, effects] = step(transfer, event);
    transfer = next;
    for (const effect of effects) {
      if (effect.kind === 'ask') asked = effect;
      if (effect.kind === 'append' || effect.kind === 'truncate') device.write(effect, next);
      if (effect.kind === 'offer') outcome.offered = joinBytes(next.pieces);
      if (effect.kind === 'check') {
        const digest = createHash('sha256').update(joinBytes(next.pieces)).digest('base64');
        feed({ kind: 'checked', isSound: effect.digest === `sha-256=${digest}` });
      }
    }
  }

  function send(ask: Extract<Effect, { kind: 'ask' }>, episode: Episode): void {
    const { request } = ask;
    const content = versions[current] ?? new Uint8Array();
    const sent = answer(content, ask, { manner, fault: episode.fault });
    if (sent === null) return feed({ kind: 'broke', request });
    feed({ kind: 'answer', request, answer: readAnswer(sent, 0) });
    const arriving = sent.body.subarray(0, episode.cutAfter);
    for (let at = 0; at < arriving.length; at += episode.pieceBytes) {
      if (transfer.request !== request) return;
      const bytes = arriving.slice(at, at + episode.pieceBytes);
      outcome.sentBytes += bytes.length;
      feed({ kind: 'bytes', request, bytes });
    }
    if (episode.end.kind !== 'goesOn') return;
    const isCut = arriving.length < sent.body.length;
    const isTold = sent.status === 206 || (manner.hasLength && episode.fault.kind !== 'encoded');
    feed({ kind: isCut && !(episode.isQuiet && isTold) ? 'broke' : 'end', request });
  }

  function finish({ end }: Episode): void {
    if (end.kind === 'killed') {
      device.settle(end.unwritten);
      transfer = device.read(isOtherOrigin);
    } else device.settle(0);
    if (end.kind === 'pauses') feed({ kind: 'pause' });
  }

  const coming = [...episodes];
  while (outcome.offered === null) {
    if (outcome.asks > episodes.length + 30) throw new Error(`no end: ${JSON.stringify(transfer.phase)}`);
    asked = null;
    feed({ kind: 'go' });
    feed({ kind: 'retry' });
    // A request that was heard of no more.
    feed({ kind: 'bytes', request: transfer.request - 1, bytes: new Uint8Array([66, 66]) });
    while (asked !== null) {
      const ask: Extract<Effect, { kind: 'ask' }> = asked;
      asked = null;
      outcome.asks += 1;
      const episode = coming.shift() ?? calm;
      if (episode.isReplaced) current = Math.min(current + 1, versions.length - 1);
      send(ask, episode);
      finish(episode);
      if (outcome.asks > episodes.length + 30) throw new Error(`no end: ${JSON.stringify(transfer.phase)}`);
    }
  }
  return outcome;
}
