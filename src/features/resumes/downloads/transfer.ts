import { unknownVersion, type Answer, type Version } from './answer.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Only the first `to` bytes. */
export function truncateBytes(pieces: readonly Bytes[], to: number): Bytes[] {
  let left = to;
  return pieces.flatMap((piece) => {
    const start = piece.subarray(0, Math.max(0, left));
    left -= piece.length;
    return start.length > 0 ? [start] : [];
  });
}

/** How many bytes of `bytes` equal those of the pieces from `at` on. */
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

/** All pieces in one. */
export function joinBytes(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** An unfinished download: what has arrived of the file, and what is going on. */
export interface Transfer {
  pieces: readonly Bytes[];
  received: number;
  version: Version;
  /** Whether the server is asked for parts; where it cannot answer them, the whole file is asked for. */
  ranges: 'untried' | 'understood' | 'unusable';
  /** Requests for a part in a row without an answer. */
  unanswered: number;
  /** Attempts in a row that brought next to nothing. */
  attempts: number;
  /** How often the whole file did not match its digest. */
  damages: number;
  /** Number of the last request; events of earlier ones are ignored. */
  request: number;
  phase: Phase;
}

/** `damaged`: it arrived damaged twice. `unreachable`: every attempt failed. */
export type StopReason = 'refused' | 'damaged' | 'unreachable';

export type Phase =
  | { kind: 'paused' | 'waiting' | 'checking' | 'done' }
  | { kind: 'asking'; from: number }
  /** `at`: the file position of the next byte; `end`: where the answer ends, if known. */
  | { kind: 'reading'; answer: Version; isPart: boolean; at: number; end: number | null; before: number }
  | { kind: 'stopped'; reason: StopReason };

export type Event =
  | { kind: 'go' | 'pause' | 'retry' | 'back' }
  | { kind: 'answer'; request: number; answer: Answer }
  | { kind: 'bytes'; request: number; bytes: Bytes }
  | { kind: 'end' | 'broke'; request: number }
  | { kind: 'checked'; isSound: boolean };

export type Effect =
  /** `etag` becomes If-Range; without one the whole file is requested. */
  | { kind: 'ask'; request: number; from: number; etag: string | null }
  | { kind: 'append'; at: number; bytes: Bytes; version: Version }
  | { kind: 'truncate'; to: number; version: Version }
  | { kind: 'wait'; ms: number }
  | { kind: 'check'; digest: string }
  | { kind: 'abort' | 'offer' };

export type Step = readonly [next: Transfer, effects: readonly Effect[]];

/** A transfer at rest. @param isOtherOrigin true where range requests need a CORS preflight, which may fail silently */
export function createTransfer(isOtherOrigin: boolean, stored?: Partial<Transfer>): Transfer {
  return {
    pieces: [],
    received: 0,
    version: unknownVersion,
    ranges: isOtherOrigin ? 'untried' : 'understood',
    unanswered: 0,
    attempts: 0,
    damages: 0,
    request: 0,
    ...stored,
    phase: { kind: 'paused' },
  };
}
