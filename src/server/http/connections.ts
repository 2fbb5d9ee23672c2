import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MINUTE_MS } from '#contract/limits.ts';
import type { Log } from '../log.ts';
import { NETWORK_SHARE, toClientAddress, toNetwork } from './request/client-address.ts';

export interface Timeouts {
  /** From the opening of a connection, or the first byte of a request, to the end of its headers. */
  headersMs: number;
  /** To the end of its body: a logo of 5 MB takes minutes over a weak network. */
  requestMs: number;
  /** In which an answer ends, or a part of it goes out: for clients that read it byte by byte. */
  answerMs: number;
  /** Without a byte in either direction: for clients that never read the answer. */
  silentMs: number;
  /** Above the usual 60 s of proxies, so that the proxy closes first. */
  keepAliveMs: number;
  /** How long a client may read the last answer before the socket is destroyed. */
  lingerMs: number;
  /** How often Node looks for requests that take too long. */
  checkMs: number;
}

export const timeouts: Timeouts = {
  headersMs: 60_000,
  requestMs: 300_000,
  answerMs: 600_000,
  silentMs: 120_000,
  keepAliveMs: 65_000,
  lingerMs: 2000,
  checkMs: 30_000,
};

/** Of an answer that does not end in {@link Timeouts.answerMs}: 1.7 kB/s, less than any phone that can use the file. */
const LEAST_BYTES = 1_000_000;

/**
 * Sends a final answer and closes the socket. Node counts a socket until the client closes its side or reads the answer,
 * which it may never do, so the socket is destroyed after a delay. Destroying it at once would lose unread data.
 */
export function endSocket(socket: Duplex, text: string, lingerMs: number): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end(text);
}

/** Counts connections per address, and per IPv6 network. */
function countByAddress(most: number) {
  const counts = new Map<string, number>();
  const change = (key: string, by: number): number => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
    return count;
  };
  return {
    /** Counts a socket until it is closed. @returns false when it is one too many */
    admit(socket: Socket): boolean {
      const address = toClientAddress(socket.remoteAddress ?? '', undefined, 0);
      const network = toNetwork(address);
      const keys = network === address ? [address] : [address, network];
      socket.once('close', () => keys.forEach((key) => change(key, -1)));
      const [own = 0, ofNetwork = 0] = keys.map((key) => change(key, 1));
      return own <= most && ofNetwork <= most * NETWORK_SHARE;
    },
  };
}

/** How many refused connections may wait for their answer; more are closed without one. */
const MOST_REFUSED = 64;
/** Phones send their request seconds after the connection is open. */
const REFUSED_LINGERS = 5;

interface ConnectionOptions {
  answerMs: number;
  lingerMs: number;
  /** 0: no limit. */
  perAddress: number;
  log: Log | undefined;
}

/** Tracks a server's sockets: refuses too many from one address, and ends answers that stop going out. */
export function trackConnections(server: Server, { answerMs, lingerMs, perAddress, log }: ConnectionOptions) {
  const sockets = new Map<Duplex, Set<ServerResponse>>();
  const addresses = countByAddress(perAddress);
  let isClosing = false;
  let loggedAt = -Infinity;

  const refused = new Set<Duplex>();

  /** Leaves a refused connection open for one answer. */
  const refuse = (socket: Socket): void => {
    if (refused.size < MOST_REFUSED) {
      refused.add(socket);
      const timer = setTimeout(() => socket.destroy(), REFUSED_LINGERS * lingerMs);
      socket.once('close', () => {
        clearTimeout(timer);
        refused.delete(socket);
      });
    } else socket.destroy();
    if (performance.now() - loggedAt < MINUTE_MS) return;
    loggedAt = performance.now();
    const fields = { setting: 'CONNECTIONS_PER_ADDRESS', allowed: perAddress };
    log?.({ level: 'alert', event: 'too many connections of one address', fields });
  };

  server.prependListener('connection', (socket: Socket) => {
    if (perAddress > 0 && !addresses.admit(socket)) {
      refuse(socket);
      return;
    }
    sockets.set(socket, new Set());
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const running = sockets.get(socket);
    let sent = socket.bytesWritten;
    const timer = setInterval(() => {
      if (socket.bytesWritten - sent < LEAST_BYTES) socket.destroy();
      sent = socket.bytesWritten;
    }, answerMs);
    running?.add(response);
    if (isClosing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      clearInterval(timer);
      running?.delete(response);
      if (isClosing && running?.size === 0) socket.destroySoon();
    });
  });
  return {
    /** True for a connection over the limit of its address. */
    isRefused: (socket: Duplex): boolean => refused.has(socket),
    /** True while an answer is partly sent, so that no other answer can be written. */
    isAnswering: (socket: Duplex): boolean =>
      [...(sockets.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    /** Needed because Node's closeIdleConnections keeps connections without complete headers for 60 s. */
    endIdle(): void {
      isClosing = true;
      for (const [socket, running] of sockets) if (running.size === 0) socket.destroy();
    },
  };
}
