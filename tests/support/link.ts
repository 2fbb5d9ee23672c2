import { setTimeout as wait } from 'node:timers/promises';

/** What a line can carry. */
export interface Line {
  /** Time from here to there and back, in ms. */
  roundTripMs: number;
  /** Thousands of bits a second, shared by every connection. */
  kbitPerSecond: number;
}

const PIECE_BYTES = 4096;

/** A line that all connections share: pieces leave one after another, as fast as it carries them. */
export class Link {
  #freeAt = 0;
  readonly line: Line;

  constructor(line: Line) {
    this.line = line;
  }

  /** Resolves when these bytes have gone over the line. */
  async carry(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes * 8) / this.line.kbitPerSecond;
    if (this.#freeAt > now + 1) await wait(this.#freeAt - now);
  }

  /** Resolves after so many round trips. */
  async travel(roundTrips: number): Promise<void> {
    await wait(this.line.roundTripMs * roundTrips);
  }
}

/** Cuts what is sent into pieces, so that connections share the line fairly. */
export function* toPieces(chunk: Buffer): Generator<Buffer> {
  for (let start = 0; start < chunk.length; start += PIECE_BYTES)
    yield chunk.subarray(start, start + PIECE_BYTES);
}
