import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../log.ts';
import { timeouts, type Timeouts, trackConnections } from './connections.ts';
import { listen, type Listening } from './listen.ts';

const LARGE = 'x'.repeat(16_000_000);
const app = new Hono();
app.get('/', (c) => c.text('here'));
app.get('/large', (c) => c.text(LARGE));
app.get('/never', () => new Promise<Response>(() => undefined));
app.post('/', async (c) => c.text(await c.req.text()));
app.onError((_error, c) => c.text('failed', 500));

const HEAD = 'Host: kaj\r\n';
let server: Listening;
const clients: Socket[] = [];
const logs: LogEntry[] = [];
const log = (entry: LogEntry) => void logs.push(entry);

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  logs.length = 0;
  server.destroy();
  await server.close();
});

async function start(options: Partial<Timeouts> = {}, connectionsPerAddress = 0): Promise<void> {
  const address = { host: '127.0.0.1', port: 0 };
  server = await listen(app, { ...address, connectionsPerAddress, log }, { ...timeouts, ...options });
}

/** A client that never closes its side, and reads only with `reads`. */
async function open({ reads = true } = {}): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(socket);
  socket.on('error', () => undefined);
  let received = '';
  if (reads) socket.on('data', (bytes) => (received += String(bytes)));
  await once(socket, 'connect');
  return { socket, received: () => received };
}

const untilCount = (count: number) =>
  vi.waitFor(async () => expect(await server.countConnections()).toBe(count), { timeout: 10_000 });
const untilTrue = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), { timeout: 10_000 });

test.each([
  ['a malformed request', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['headers that are too large', `GET / HTTP/1.1\r\n${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request'],
  ['too many headers', `GET / HTTP/1.1\r\n${HEAD}${'X: x\r\n'.repeat(300)}\r\n`, '431 Request'],
  ['two Host headers', `GET / HTTP/1.1\r\n${HEAD}${HEAD}\r\n`, '400 Bad Request'],
])('after %s a client that never closes holds no connection', async (_what, sent, status) => {
  await start({ lingerMs: 50 });
  const { socket, received } = await open();
  socket.write(sent);
  await untilTrue(() => received().includes(`HTTP/1.1 ${status}`));
  await untilCount(0);
});

const slow = { headersMs: 50, requestMs: 100, checkMs: 20, lingerMs: 50 };

test.each([
  ['nothing', ''],
  ['half a head', `GET / HTTP/1.1\r\n${HEAD}X: a`],
  ['half a body', `POST / HTTP/1.1\r\n${HEAD}Content-Length: 10\r\n\r\nhalf`],
  ['a chunk of a body', `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`],
])('a client that sends %s is answered 408 and loses its place', async (_what, sent) => {
  await start(slow);
  const { socket, received } = await open();
  socket.write(sent);
  await untilTrue(() => received().startsWith('HTTP/1.1 408 Request Timeout'));
  await untilCount(0);
});

test('a refused connection that asks for nothing is closed', async () => {
  await start({ lingerMs: 20 }, 1);
  await open();
  await open();
  await untilCount(1);
});

test('many clients that neither read nor close all lose their places', async () => {
  await start(slow);
  for (let number = 0; number < 50; number += 1) {
    const { socket } = await open({ reads: false });
    socket.write(`GET / HTTP/1.1\r\n${HEAD}X: a`);
  }
  await untilCount(0);
});

test('a client that asks for much and never reads it loses its place', async () => {
  await start({ silentMs: 100 });
  const { socket } = await open({ reads: false });
  socket.write(`GET /large HTTP/1.1\r\n${HEAD}\r\n`);
  await untilCount(0);
});

test('so does one that reads the answer byte by byte', async () => {
  await start({ answerMs: 300 });
  const { socket } = await open({ reads: false });
  socket.write(`GET /large HTTP/1.1\r\n${HEAD}\r\n`);
  const timer = setInterval(() => socket.read(1), 10);
  await untilCount(0);
  clearInterval(timer);
});

test('an archive that goes out steadily goes on, however long it takes', () => {
  vi.useFakeTimers();
  const httpServer = createServer();
  trackConnections(httpServer, { answerMs: 1000, lingerMs: 1000, perAddress: 0, log: undefined });
  const socket = new Socket();
  let bytesWritten = 0;
  vi.spyOn(socket, 'bytesWritten', 'get').mockImplementation(() => bytesWritten);
  const request = new IncomingMessage(socket);
  httpServer.emit('connection', socket);
  httpServer.emit('request', request, new ServerResponse(request));
  for (let time = 0; time < 20; time += 1) {
    bytesWritten += 1_000_000;
    vi.advanceTimersByTime(1000);
    expect(socket.destroyed).toBe(false);
  }
  bytesWritten += 60_000;
  vi.advanceTimersByTime(1000);
  expect(socket.destroyed).toBe(true);
  vi.useRealTimers();
});

test('so does one whose answer never comes', async () => {
  await start({ answerMs: 50 });
  const { socket } = await open();
  socket.write(`GET /never HTTP/1.1\r\n${HEAD}\r\n`);
  await untilCount(0);
});

test('so does one that was answered and stays', async () => {
  await start({ keepAliveMs: 20 });
  const { socket, received } = await open();
  socket.write(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
  await untilTrue(() => received().includes('here'));
  await untilCount(0);
});

test.each([
  ['application/json', '', '"code":"tooManyConnections","message":"Too many'],
  ['text/html,*/*', '', '<h1>Too many connections'],
  ['text/html,*/*', 'Accept-Language: bn\r\n', '<h1>আপনার নেটওয়ার্ক'],
])(
  'one address has so many connections; one more is told so in words (%s %s)',
  async (accept, headers, words) => {
    await start({}, 2);
    const [first] = [await open(), await open()];
    const { socket: third, received: refused } = await open();
    third.write(`GET / HTTP/1.1\r\n${HEAD}Accept: ${accept}\r\n${headers}\r\n`);
    await untilTrue(() => refused().includes(words));
    expect(refused()).toMatch(/^HTTP\/1\.1 503 (?=[^]*retry-after: \d)[^]*content-length: \d/i);
    third.destroy();
    await untilCount(2);
    expect(logs).toEqual([
      {
        level: 'alert',
        event: 'too many connections of one address',
        fields: { setting: 'CONNECTIONS_PER_ADDRESS', allowed: 2 },
      },
    ]);
    first.socket.destroy();
    await untilCount(1);
    const { socket, received } = await open();
    socket.write(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
    await untilTrue(() => received().includes('here'));
  },
);
