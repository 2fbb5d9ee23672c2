import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Link, toPieces, type Line } from './link.ts';

/** The network between browser and server, in the hands of a test. Its port makes an origin of its own. */
export interface Proxy {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  origin: string;
  /** Path and query of every request that arrived, oldest first. */
  requests: readonly string[];
  /** Everything works again. */
  goOn: () => void;
  /** No connection lives, and none comes about. */
  goOff: () => void;
  /** Every byte and every round trip takes its time. */
  slowDown: (line: Line) => void;
  /** The connection breaks in the middle of an answer whose path and query match. @returns stops that */
  cut: (path: RegExp, afterBytes: number) => () => void;
  /** Answers whose path and query match wait. @returns lets them go, and those to come */
  hold: (path: RegExp) => () => void;
  /** How many answers are under way. */
  countUnderWay: () => number;
  close: () => Promise<void>;
}

interface Cut {
  path: RegExp;
  afterBytes: number;
}

interface Hold {
  path: RegExp;
  released: Promise<unknown>;
}

interface State {
  target: URL;
  agent: Agent;
  isOff: boolean;
  link: Link | undefined;
  cuts: Set<Cut>;
  holds: Set<Hold>;
}

/** Headers of one connection, which the next one sets for itself. */
const ownToConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function toHeaders(message: IncomingMessage): string[] {
  const pairs = message.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name, all[index + 1] ?? '']] : [],
  );
  return pairs.filter(([name = '']) => !ownToConnection.has(name.toLowerCase())).flat();
}

async function ask(state: State, incoming: IncomingMessage): Promise<IncomingMessage> {
  const outgoing = request(new URL(incoming.url ?? '/', state.target), {
    agent: state.agent,
    method: incoming.method,
    headers: incoming.headers,
  });
  incoming.pipe(outgoing);
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

async function sendBody(state: State, answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = response.req.url ?? '';
  let sent = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('An answer comes as bytes.');
    for (const piece of toPieces(chunk)) {
      const cut = [...state.cuts].find((rule) => rule.path.test(path));
      const left = cut ? cut.afterBytes - sent : piece.length;
      await state.link?.carry(piece.length);
      if (response.destroyed) return;
      response.write(piece.subarray(0, Math.max(0, left)));
      sent += piece.length;
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
  await Promise.all([...state.holds].filter((hold) => hold.path.test(path)).map((hold) => hold.released));
  if (response.destroyed) return void answer.destroy();
  response.writeHead(answer.statusCode ?? 502, toHeaders(answer));
  await sendBody(state, answer, response);
}

function createHold(state: State, path: RegExp): () => void {
  const gate = new EventEmitter();
  const hold = { path, released: once(gate, 'open') };
  state.holds.add(hold);
  return () => {
    state.holds.delete(hold);
    gate.emit('open');
  };
}

function createCut(state: State, cut: Cut): () => void {
  state.cuts.add(cut);
  return () => void state.cuts.delete(cut);
}

/** @param target origin of the server behind it */
export async function startProxy(target: string): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const state: State = {
    target: new URL(target),
    agent,
    isOff: false,
    link: undefined,
    cuts: new Set(),
    holds: new Set(),
  };
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let underWay = 0;
  const server = createServer((incoming, response) => {
    requests.push(incoming.url ?? '');
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    forward(state, incoming, response).catch(() => incoming.socket.destroy());
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
    goOn: () => Object.assign(state, { isOff: false, link: undefined }),
    goOff: () => {
      state.isOff = true;
      hangUp();
    },
    slowDown: (line) => void (state.link = new Link(line)),
    cut: (path, afterBytes) => createCut(state, { path, afterBytes }),
    hold: (path) => createHold(state, path),
    countUnderWay: () => underWay,
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
