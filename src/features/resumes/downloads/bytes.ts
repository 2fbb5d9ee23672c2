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
