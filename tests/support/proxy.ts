import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Link, toPieces, type Line } from './link.ts';
import { createFaults, type Faults } from './proxy-faults.ts';

/** The network between browser and server, controlled by a test. Its port makes it a separate origin. */
export interface Proxy extends Faults {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  origin: string;
  /** Path and query of every request that arrived, oldest first. */
  requests: readonly string[];
  /** Everything works again. */
  goOnline: () => void;
  /** Closes all connections and refuses new ones. */
  goOffline: () => void;
  /** Every byte and every round trip takes its time. */
  slowDown: (line: Line) => void;
  /** How many answers are under way. */
  countUnderWay: () => number;
  /** Bytes of bodies that were handed on, of answers whose path and query match. */
  countBytes: (path: RegExp) => number;
  /** Bytes of requests, their heads included, that were handed on. */
  countRequestBytes: (path: RegExp) => number;
  close: () => Promise<void>;
}

interface State {
  target: URL;
  agent: Agent;
  isOff: boolean;
  link: Link | undefined;
  network: ReturnType<typeof createFaults>;
  /** Bytes of bodies handed on, by path and query. */
  sent: Map<string, number>;
  /** Bytes of requests handed on, by path and query. */
  asked: Map<string, number>;
}

const add = (counts: Map<string, number>, path: string, bytes: number): void =>
  void counts.set(path, (counts.get(path) ?? 0) + bytes);

const countIn = (counts: ReadonlyMap<string, number>, path: RegExp): number =>
  [...counts].reduce((sum, [asked, bytes]) => sum + (path.test(asked) ? bytes : 0), 0);

/** Headers of one connection, which the next one sets for itself. */
const ownToConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function toHeaders(message: IncomingMessage, lost: readonly string[]): string[] {
  const pairs = message.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name, all[index + 1] ?? '']] : [],
  );
  const isLost = (name: string): boolean => ownToConnection.has(name) || lost.includes(name);
  return pairs.filter(([name = '']) => !isLost(name.toLowerCase())).flat();
}

/** Request line, names and values with what separates them. */
const countHead = ({ method = '', url = '', rawHeaders }: IncomingMessage): number =>
  `${method} ${url} HTTP/1.1\r\n`.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 2);

/** Hands a request's body on, as fast as the line carries it and as far as it gets. */
async function handOn(state: State, incoming: IncomingMessage, outgoing: ClientRequest): Promise<void> {
  const path = incoming.url ?? '/';
  add(state.asked, path, countHead(incoming));
  let sent = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A request comes as bytes.');
    for (const piece of toPieces(chunk)) {
      await state.link?.carry(piece.length);
      const left = Math.max(0, state.network.bytesUntilRequestCut(path) - sent);
      const handed = piece.subarray(0, left);
      if (handed.length > 0) await new Promise<void>((done) => void outgoing.write(handed, () => done()));
      sent += handed.length;
      add(state.asked, path, handed.length);
      if (left >= piece.length) continue;
      throw new Error('The connection is cut.');
    }
  }
  outgoing.end();
}

async function ask(state: State, incoming: IncomingMessage): Promise<IncomingMessage> {
  const path = incoming.url ?? '/';
  const outgoing = request(new URL(path, state.target), {
    agent: state.agent,
    method: incoming.method,
    headers: incoming.headers,
  });
  const { socket } = incoming;
  handOn(state, incoming, outgoing).catch(() => {
    outgoing.destroy();
    socket.destroy();
  });
  const [answer]: unknown[] = await once(outgoing, 'response');
  // Node's own type for the event's payload.
  return answer as IncomingMessage;
}

const warmSockets = new WeakSet<Socket>();

/** A new connection costs a round trip of its own. */
function countRoundTrips(socket: Socket): number {
  if (warmSockets.has(socket)) return 1;
  warmSockets.add(socket);
  return 2;
}

/** A closed connection is noticed a moment later. */
const isGone = ({ destroyed, socket }: ServerResponse): boolean => destroyed || socket?.destroyed === true;

async function sendBody(state: State, answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = response.req.url ?? '';
  let sent = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('An answer comes as bytes.');
    for (const piece of toPieces(chunk)) {
      await state.link?.carry(piece.length);
      await state.network.untilThrough(path, piece.length);
      if (isGone(response)) return;
      const left = Math.max(0, state.network.bytesUntilCut(path) - sent);
      const handed = piece.subarray(0, left);
      response.write(handed);
      sent += handed.length;
      add(state.sent, path, handed.length);
      if (left < piece.length) return void (await breakOff(response));
    }
  }
  response.end();
}

/** The bytes before the break do arrive. */
async function breakOff(response: ServerResponse): Promise<void> {
  const { socket } = response;
  await new Promise<void>((resolve) => void setImmediate(resolve));
  socket?.destroySoon();
}

async function forward(state: State, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = incoming.url ?? '';
  const roundTrips = countRoundTrips(incoming.socket);
  await state.link?.travel(roundTrips);
  const answer = await ask(state, incoming);
  await state.network.untilReleased(path);
  if (response.destroyed) return void answer.destroy();
  response.writeHead(answer.statusCode ?? 502, toHeaders(answer, state.network.lostByAnswer(path)));
  await sendBody(state, answer, response);
}

/** @param target origin of the server behind it */
export async function startProxy(target: string): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const state: State = {
    target: new URL(target),
    agent,
    isOff: false,
    link: undefined,
    network: createFaults(),
    sent: new Map(),
    asked: new Map(),
  };
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let underWay = 0;
  // A connection that is closed for being idle may be in use again by then.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    requests.push(incoming.url ?? '');
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    const { socket } = incoming;
    forward(state, incoming, response).catch(() => socket.destroy());
  });
  server.on('connection', (socket) => {
    if (state.isOff) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${toPort(server.address())}`,
    requests,
    goOnline: () => Object.assign(state, { isOff: false, link: undefined }),
    goOffline: () => {
      state.isOff = true;
      hangUp();
    },
    slowDown: (line) => void (state.link = new Link(line)),
    ...state.network.faults,
    countUnderWay: () => underWay,
    countBytes: (path) => countIn(state.sent, path),
    countRequestBytes: (path) => countIn(state.asked, path),
    close: async () => {
      hangUp();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function toPort(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port.');
  return address.port;
}
