import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_HEADER } from '#contract/http/read-headers.ts';

/** What may go wrong between the browser and the server. */
export type Fault =
  /** Nothing is sent until the promise is settled. */
  | { kind: 'hold'; until: Promise<void> }
  /** Half of the body, then the connection is cut. */
  | { kind: 'break' }
  | { kind: 'status'; status: number }
  /** An operator's or a firewall's page. */
  | { kind: 'page'; status: number }
  /** Another text in the body. */
  | { kind: 'edit'; edit: (text: string) => string };

export interface Front {
  origin: string;
  /** Paths and queries asked for, oldest first. */
  asked: string[];
  /** Which requests fail, and how; none by default. */
  fault: (url: string) => Fault | undefined;
  /** The server that requests are passed on to. */
  target: string;
  /** The network is gone: connections are cut, and new ones refused. */
  off: () => Promise<void>;
  on: () => Promise<void>;
}

// What belongs to one connection, or to a body that is passed on differently.
const notPassedOn = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'keep-alive',
]);

function toRequestHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'host' && !notPassedOn.has(name)) headers.set(name, value);
  }
  return headers;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

interface Sending {
  answer: Response;
  body: Buffer;
  /** Another text has another tag: with this one it would pass for the right text later on. */
  isEdited: boolean;
}

function send(response: ServerResponse, { answer, body, isEdited }: Sending): void {
  answer.headers.forEach((value, name) => {
    if (!notPassedOn.has(name) && !(isEdited && name === 'etag')) response.setHeader(name, value);
  });
  response.statusCode = answer.status;
  response.end(body);
}

/** Announces the body's length, sends half of it and closes. */
function breakOff(response: ServerResponse, answer: Response, body: Buffer): void {
  response.setHeader('content-type', answer.headers.get('content-type') ?? '');
  response.setHeader('content-length', body.length);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

async function pass(front: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  front.asked.push(url);
  const fault = front.fault(url);
  if (fault?.kind === 'hold') await fault.until;
  if (fault?.kind === 'status') {
    response.writeHead(fault.status, { 'content-type': 'text/plain', [API_HEADER]: '1' }).end();
    return;
  }
  if (fault?.kind === 'page') {
    response
      .writeHead(fault.status, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Recharge now</h1>');
    return;
  }
  const sent = await bodyOf(request);
  const headers = toRequestHeaders(request);
  // An answer that this proxy edits must not be a 304.
  if (fault) headers.delete('if-none-match');
  const passed = await fetch(front.target + url, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(sent ? { body: new Uint8Array(sent) } : {}),
  });
  const body = Buffer.from(await passed.arrayBuffer());
  if (fault?.kind === 'break') breakOff(response, passed, body);
  else if (fault?.kind === 'edit')
    send(response, { answer: passed, body: Buffer.from(fault.edit(body.toString())), isEdited: true });
  else send(response, { answer: passed, body, isEdited: false });
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A proxy in front of the server: one origin, which can be slow, cut answers, change them or be offline. */
export async function openFront(target: string): Promise<Front> {
  const server = createServer((request, response) => {
    pass(front, request, response).catch(() => response.destroy());
  });
  const port = await listen(server, 0);
  const front: Front = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    fault: () => undefined,
    target,
    off: async () => {
      if (server.listening) await close(server);
    },
    on: async () => {
      await listen(server, port);
    },
  };
  return front;
}
