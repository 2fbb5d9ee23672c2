const PIECE_BYTES = 64 * 1024;

/** Bytes as they are to go out: a large piece counts as sent when it is handed over, however long a client reads it. */
export async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
