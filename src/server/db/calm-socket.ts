import { once } from 'node:events';
import { isIP, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/**
 * Connections for postgres.js that break calmly. Node tells of a broken connection twice, by `error` and, somewhat later,
 * by `close`. postgres.js 3.4 fails the running queries at the first and forgets those that are asked in between: they
 * hang, and once it has connected again each query is given the answer of another one. A calm socket tells once, by
 * `close`, at which postgres.js fails all of them.
 */

/** How a connection is kept from being read on the way. */
export interface TlsChoice {
  /** True where a server that offers no TLS is spoken to without it. */
  isOptional: boolean;
  /** False where any certificate will do. */
  isVerified: boolean;
}

/** What postgres.js tells of where to connect: a Unix socket, or hosts that are tried in turn. */
interface Target {
  path?: string | false;
  host: readonly string[];
  port: readonly number[];
}

/** Until a database that does not answer is given up. */
const TIMEOUT_MS = 6000;

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'CONNECT_TIMEOUT';
  override readonly message = 'The database did not answer in time.';
}

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const OFFERED = 'S'.charCodeAt(0);

/** The server's own choice of words for `sslmode` (and `ssl`) of a database address; null for no TLS. */
export function readTlsChoice(url: string): TlsChoice | null {
  const parameters = new URLSearchParams(url.split('?')[1] ?? '');
  const mode = parameters.get('sslmode') ?? parameters.get('ssl') ?? 'disable';
  if (mode === 'disable' || mode === 'false') return null;
  if (mode === 'prefer' || mode === 'allow') return { isOptional: true, isVerified: false };
  return { isOptional: false, isVerified: mode !== 'require' && mode !== 'no-verify' };
}

function calm<T extends Socket>(socket: T): T {
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event === 'error') return true;
    return event === 'close' ? emit('close', false) : emit(event, ...values);
  };
  return socket;
}

/** Waits for an event of a socket; one that does not come in time, like an error, closes the socket. */
async function eventOf(socket: Socket, event: 'connect' | 'data' | 'secureConnect'): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const [value]: unknown[] = await once(socket, event, { signal });
    return value;
  } catch (error) {
    socket.destroy();
    throw signal.aborted ? new TimeoutError() : error;
  }
}

async function connectTo(where: { path: string } | { host: string; port: number }): Promise<Socket> {
  const socket = new Socket();
  socket.connect(where);
  await eventOf(socket, 'connect');
  return socket;
}

async function secure(socket: Socket, host: string, { isOptional, isVerified }: TlsChoice): Promise<Socket> {
  socket.write(SSL_REQUEST);
  const answer = await eventOf(socket, 'data');
  if (!(answer instanceof Buffer) || answer[0] !== OFFERED) {
    if (isOptional) return socket;
    socket.destroy();
    throw new Error('The database offers no TLS.');
  }
  const name = isIP(host) === 0 ? { servername: host } : {};
  const secured = connectTls({ socket, rejectUnauthorized: isVerified, ...name });
  await eventOf(secured, 'secureConnect');
  return secured;
}

async function tryEach({ path, host, port }: Target, tls: TlsChoice | null): Promise<Socket> {
  if (path) return connectTo({ path });
  let failure: unknown = new Error('The database address names no host.');
  for (const [index, name] of host.entries()) {
    try {
      const socket = await connectTo({ host: name, port: port[index] ?? 5432 });
      return tls === null ? socket : await secure(socket, name, tls);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * Stands for a connection that could not be made: it fails at the first word. postgres.js expects failures there, and at
 * no other place.
 */
const failing = (error: unknown): Duplex =>
  new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => done(error instanceof Error ? error : new Error(String(error))),
  });

/** The `socket` option of postgres.js. */
export const createSocket =
  (tls: TlsChoice | null) =>
  (target: Target): Promise<Duplex> =>
    tryEach(target, tls).then(calm, failing);
