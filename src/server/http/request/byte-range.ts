/** What a Range header asks of a body: bytes `start` to `end`, both included. */
type ByteRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

const whole: ByteRange = { kind: 'whole' };
const unsatisfiable: ByteRange = { kind: 'unsatisfiable' };

/**
 * Reads a Range header (RFC 9110 §14). Several ranges, other units and broken texts give the whole body.
 * @param size of the body in bytes
 */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const found = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '');
  if (found === null) return whole;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return whole;
  if (first === '') return toSuffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return whole;
  if (start >= size) return unsatisfiable;
  return { kind: 'part', start, end: Math.min(end, size - 1) };
}

function toSuffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return unsatisfiable;
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
}

/** The Content-Range of a part, or of nothing at all. */
export function toContentRange(range: Exclude<ByteRange, { kind: 'whole' }>, size: number): string {
  return range.kind === 'part' ? `bytes ${range.start}-${range.end}/${size}` : `bytes */${size}`;
}
