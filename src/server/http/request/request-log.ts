import type { ServerResponse } from 'node:http';
import type { Env } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../../log.ts';

const MAX_PATH_CHARS = 200;

/** These paths contain secrets: a payment's return token, the notification key. */
const secretSegment = /^(\/(?:digimart-return|operator-notifications)\/)[^/]+/i;

/** A path without secrets, cut to a safe length. */
export const toLoggedPath = (path: string): string =>
  path.replace(secretSegment, '$1…').slice(0, MAX_PATH_CHARS);

interface Bindings extends Env {
  Bindings: { outgoing?: ServerResponse; isOwn?: boolean };
}

const lengthOf = (chunk: unknown): number => {
  if (typeof chunk === 'string') return Buffer.byteLength(chunk);
  return chunk instanceof Uint8Array ? chunk.byteLength : 0;
};

/** Counts written bytes at the response, which needs no further stream. @returns the bytes so far */
function countBytes(outgoing: ServerResponse): () => number {
  let bytes = 0;
  const { write, end } = outgoing;
  outgoing.write = (...args: unknown[]): boolean => {
    bytes += lengthOf(args[0]);
    return Reflect.apply(write, outgoing, args);
  };
  outgoing.end = (...args: unknown[]): ServerResponse => {
    bytes += lengthOf(args[0]);
    return Reflect.apply(end, outgoing, args);
  };
  return () => bytes;
}

/** Marks requests of the server to itself, which are not logged. */
export const OWN_REQUEST = { isOwn: true };

/** Logs each request: path without query, time until the answer began, bytes sent. */
export const requestLog = ({ log }: { log: Log }) =>
  createMiddleware<Bindings>(async (c, next) => {
    if (c.env?.isOwn) return next();
    const start = performance.now();
    const outgoing = c.env?.outgoing;
    const sent = outgoing && countBytes(outgoing);
    await next();
    const { method } = c.req;
    const path = toLoggedPath(c.req.path);
    const { status, headers } = c.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const declared = Number(headers.get('Content-Length') ?? 0);
    const record = (): void => {
      const fields = { method, path, status, ms, bytes: sent?.() ?? declared };
      log({ level: 'info', event: 'request', fields });
    };
    if (outgoing === undefined || outgoing.destroyed) record();
    else outgoing.once('close', record);
    return undefined;
  });
