import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, type Listening } from './listen.ts';

const BODY_BYTES = 300_000;
const PIECE = 'x'.repeat(BODY_BYTES / 3);

let server: Listening;
let socket: Socket;
let received = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = new Hono();
  app.post('/unread', (c) => c.text('refused', 401));
  app.post('/touched', (c) => c.text(c.req.raw.body === null ? 'none' : 'refused', 401));
  app.post('/begun', async (c) => {
    await c.req.raw.body?.getReader().read();
    return c.text('refused', 401);
  });
  app.get('/next', (c) => c.text('here'));
  app.get('/headers', (c) => c.text(JSON.stringify(c.req.header())));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  received = '';
  socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  socket.on('data', (text: string) => (received += text));
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  server.destroy();
  await server.close();
  vi.useRealTimers();
});

const untilReceived = (text: string) =>
  vi.waitFor(() => expect(received).toContain(text), { timeout: 10_000 });

test.each(['/unread', '/touched', '/begun'])(
  'the connection of a body that comes slowly to %s stays after its refusal, and answers the next request',
  async (path) => {
    socket.write(`POST ${path} HTTP/1.1\r\nHost: kaj\r\nContent-Length: ${BODY_BYTES}\r\n\r\n${PIECE}`);
    await untilReceived('refused');
    expect(received).toContain('HTTP/1.1 401');
    for (let turn = 0; turn < 2; turn += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      socket.write(PIECE);
    }
    socket.write('GET /next HTTP/1.1\r\nHost: kaj\r\n\r\n');
    await untilReceived('here');
  },
);

test('long headers are cut before anything reads them, also repeated ones; more than 8 kB are refused', async () => {
  const language = `Accept-Language: x${' '.repeat(2000)}y\r\n`;
  const forwarded = `${'1.1.1.1, '.repeat(200)}2.2.2.2`;
  const lines = `${language}${language}X-Forwarded-For: ${forwarded}\r\n`;
  socket.write(`GET /headers HTTP/1.1\r\nHost: kaj\r\n${lines}\r\n`);
  await untilReceived('}');
  expect(received).toContain(`"${forwarded}"`);
  expect(received).not.toContain('y"');
  expect(/"accept-language":"x *,? *"/.exec(received)?.[0].length).toBeLessThan(300);
  socket.write(`GET /next HTTP/1.1\r\nHost: kaj\r\nX: ${'x'.repeat(9000)}\r\n\r\n`);
  await untilReceived('HTTP/1.1 431');
});
