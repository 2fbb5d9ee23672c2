import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

const Body = v.looseObject({});
type Fields = v.InferOutput<typeof Body>;

/** How a stub answers: with JSON, or in one of the ways in which operators misbehave. */
export type Reply =
  | Record<string, unknown>
  | 'html'
  | 'broken'
  | 'empty'
  | 'array'
  | 'hang'
  | 'reset'
  | 'redirect'
  | 'endless'
  | { status: number; body: Record<string, unknown> };

/** A configurable stub of an operator, which records its calls. */
export interface OperatorStub {
  origin: string;
  /** Path to answers, one after another; the last one stays. */
  replies: Map<string, Reply[]>;
  asked: { path: string; body: Fields }[];
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return v.parse(Body, JSON.parse(Buffer.concat(parts).toString()));
}

const isStatused = (reply: Reply): reply is { status: number; body: Record<string, unknown> } =>
  typeof reply === 'object' && typeof reply['status'] === 'number' && typeof reply['body'] === 'object';

function misbehave(response: ServerResponse, how: string): void {
  if (how === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (how === 'endless') {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write(`{"statusCode":"S1000","statusDetail":"${'x'.repeat(1024 * 1024)}`);
    return;
  }
  if (how === 'redirect') return void response.writeHead(302, { Location: '/elsewhere' }).end();
  if (how === 'html') {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<html><h1>Not Found</h1></html>');
    return;
  }
  const texts: Record<string, string> = { broken: '{"statusCode": "S10', empty: '', array: '[]' };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(texts[how]);
}

/** @param onHang called in the place of an answer that never comes */
function answer(response: ServerResponse, reply: Reply, onHang: () => void): void {
  if (reply === 'hang') return onHang();
  if (typeof reply === 'string') return misbehave(response, reply);
  const { status, body } = isStatused(reply) ? reply : { status: 200, body: reply };
  response.writeHead(status, { 'Content-Type': 'application/json;charset=utf-8' }).end(JSON.stringify(body));
}

/**
 * Starts a stub on its own port. Unknown calls get an HTML page. @param onHang called for a call that is never
 * answered
 */
export async function startOperatorStub(onHang: () => void): Promise<OperatorStub> {
  const replies = new Map<string, Reply[]>();
  const asked: OperatorStub['asked'] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? '';
      asked.push({ path, body });
      const left = replies.get(path) ?? ['html'];
      const reply = (left.length > 1 ? left.shift() : left[0]) ?? 'html';
      answer(response, reply, onHang);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${port}`, replies, asked, close };
}
