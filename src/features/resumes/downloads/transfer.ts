import { unknownVersion, type Answer, type Version } from './answer.ts';

/** Bytes in pieces as they arrived, first to last; pieces are never changed. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function appendBytes(pieces: readonly Bytes[], bytes: Bytes): Bytes[] {
  return [...pieces, bytes];
}

/** Only the first `to` bytes. */
export function truncateBytes(pieces: readonly Bytes[], to: number): Bytes[] {
  let left = to;
  return pieces.flatMap((piece) => {
    const kept = piece.subarray(0, Math.max(0, left));
    left -= piece.length;
    return kept.length > 0 ? [kept] : [];
  });
}

/** How many bytes from the beginning of `bytes` on are the same as those from `at` on. */
export function countSame(pieces: readonly Bytes[], at: number, bytes: Bytes): number {
  let same = 0;
  let start = 0;
  for (const piece of pieces) {
    for (let place = at + same - start; place < piece.length && same < bytes.length; place += 1) {
      if (piece[place] !== bytes[same]) return same;
      same += 1;
    }
    start += piece.length;
  }
  return same;
}

/** All in one. */
export function joinBytes(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A download that is not over: what is kept of the file, and what is going on. */
export interface Transfer {
  /** What is kept, from the file's first byte on. */
  pieces: readonly Bytes[];
  /** Bytes in `pieces`. */
  received: number;
  /** Which file the kept bytes are of. */
  version: Version;
  /** Whether the server is asked for parts: one that answers them wrongly, or not at all, is asked for the whole. */
  ranges: 'untried' | 'understood' | 'unusable';
  /** Questions for a part in a row that were not answered. */
  unanswered: number;
  /** Tries in a row that brought next to nothing. */
  tries: number;
  /** How often the whole file was not what its digest says. */
  damages: number;
  /** Number of the last request; what is heard of others is ignored. */
  request: number;
  phase: Phase;
}

/** `refused`: there is no such file for us. `damaged`: it arrived damaged twice. `unreachable`: it does not come. */
export type StopReason = 'refused' | 'damaged' | 'unreachable';

export type Phase =
  | { kind: 'paused' | 'waiting' | 'checking' | 'done' }
  | { kind: 'asking'; from: number }
  /** `at`: where in the file the next byte belongs; `end`: where the answer ends, if that is known. */
  | { kind: 'reading'; answer: Version; isPart: boolean; at: number; end: number | null; before: number }
  | { kind: 'stopped'; reason: StopReason };

export type Event =
  | { kind: 'go' | 'pause' | 'retry' | 'back' }
  | { kind: 'answer'; request: number; answer: Answer }
  | { kind: 'bytes'; request: number; bytes: Bytes }
  | { kind: 'end' | 'broke'; request: number }
  | { kind: 'checked'; isSound: boolean };

export type Effect =
  /** `etag` goes into If-Range; without one the whole file is asked for. */
  | { kind: 'ask'; request: number; from: number; etag: string | null }
  | { kind: 'append'; at: number; bytes: Bytes; version: Version }
  | { kind: 'truncate'; to: number; version: Version }
  | { kind: 'wait'; ms: number }
  | { kind: 'check'; digest: string }
  | { kind: 'abort' | 'offer' };

export type Step = readonly [next: Transfer, effects: readonly Effect[]];

/** @param isOtherOrigin true where asking for a part takes a permission first, which may be refused without a word */
export function createTransfer(isOtherOrigin: boolean, kept?: Partial<Transfer>): Transfer {
  return {
    pieces: [],
    received: 0,
    version: unknownVersion,
    ranges: isOtherOrigin ? 'untried' : 'understood',
    unanswered: 0,
    tries: 0,
    damages: 0,
    request: 0,
    ...kept,
    phase: { kind: 'paused' },
  };
}
