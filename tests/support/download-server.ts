import { createHash } from 'node:crypto';
import type { Bytes } from '#features/resumes/downloads/fetch-file.ts';

/** What a server that misbehaves does to one request. */
export type Fault =
  | { kind: 'none' }
  /** It does not answer. */
  | { kind: 'silent' }
  | { kind: 'status'; status: number }
  /** A page in the place of the file. */
  | { kind: 'page' }
  /** All of the file, whatever was asked. */
  | { kind: 'ignoresRange' }
  /** A part of the current version, whatever If-Range says. */
  | { kind: 'ignoresIfRange' }
  /** Another part than was requested, correctly labelled. */
  | { kind: 'wrongPart'; shift: number }
  /** More bytes than its own range. */
  | { kind: 'tooMuch' }
  /** There is no such part. */
  | { kind: 'noPart' }
  /** Compressed on the way: its headers describe other bytes. */
  | { kind: 'encoded'; isShown: boolean }
  /** One byte is another one. */
  | { kind: 'spoiled'; at: number };

export interface Manner {
  etag: 'strong' | 'weak' | 'none';
  hasDigest: boolean;
  hasLength: boolean;
}

/** Head and body of the answer, and nothing if there is none. */
export interface Sent {
  status: number;
  headers: Headers;
  body: Bytes;
}

const toDigest = (content: Bytes): string =>
  `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;

/** The head of the whole file. */
function toHeaders(content: Bytes, { etag, hasDigest }: Manner): Headers {
  const headers = new Headers({ 'content-type': 'application/msword' });
  const tag = createHash('sha256').update(content).digest('hex').slice(0, 8);
  if (etag === 'strong') headers.set('etag', `"${tag}"`);
  if (etag === 'weak') headers.set('etag', `W/"${tag}"`);
  if (hasDigest) headers.set('repr-digest', toDigest(content));
  return headers;
}

function sendWhole(content: Bytes, manner: Manner, fault: Fault): Sent {
  const headers = toHeaders(content, manner);
  if (manner.hasLength) headers.set('content-length', String(content.length));
  if (fault.kind === 'encoded') {
    headers.set('content-length', String(Math.ceil(content.length / 2)));
    headers.delete('etag');
    if (fault.isShown) headers.set('content-encoding', 'gzip');
    else headers.delete('repr-digest');
  }
  return { status: 200, headers, body: content };
}

function sendPart(content: Bytes, from: number, { manner, fault }: { manner: Manner; fault: Fault }): Sent {
  const start = fault.kind === 'wrongPart' ? (from + fault.shift) % content.length : from;
  const headers = toHeaders(content, manner);
  if (start >= content.length || fault.kind === 'noPart') {
    return {
      status: 416,
      headers: new Headers({ 'content-range': `bytes */${content.length}` }),
      body: new Uint8Array(),
    };
  }
  headers.set('content-range', `bytes ${start}-${content.length - 1}/${content.length}`);
  const body = content.slice(start);
  return {
    status: 206,
    headers,
    body: fault.kind === 'tooMuch' ? new Uint8Array([...body, ...content]) : body,
  };
}

/** @param asked the validator of If-Range, and where the part begins */
export function answer(
  content: Bytes,
  asked: { from: number; etag: string | null },
  { manner, fault }: { manner: Manner; fault: Fault },
): Sent | null {
  if (fault.kind === 'silent') return null;
  if (fault.kind === 'status')
    return { status: fault.status, headers: new Headers(), body: new Uint8Array([1, 2, 3]) };
  if (fault.kind === 'page') {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    return { status: 200, headers, body: new TextEncoder().encode('<!doctype html><p>Sign in</p>') };
  }
  const isSame = asked.etag === toHeaders(content, manner).get('etag');
  const isPart =
    asked.etag !== null &&
    (isSame || fault.kind === 'ignoresIfRange') &&
    !['ignoresRange', 'encoded'].includes(fault.kind);
  const sent = isPart ? sendPart(content, asked.from, { manner, fault }) : sendWhole(content, manner, fault);
  if (fault.kind !== 'spoiled' || sent.body.length === 0) return sent;
  const body = sent.body.slice();
  const at = fault.at % body.length;
  body[at] = (body[at] ?? 0) ^ 0xff;
  return { ...sent, body };
}
