import { once } from 'node:events';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Listening } from '../listen.ts';
import type { LogEntry } from '../../log.ts';
import { OWN_REQUEST, requestLog } from './request-log.ts';

const logged = new EventTarget();
let entries: LogEntry[] = [];
let server: Listening;

const log = (entry: LogEntry): void => {
  entries.push(entry);
  logged.dispatchEvent(new Event('entry'));
};

/** 3 × 1000 bytes in separate chunks, without a Content-Length. */
function createStream(): ReadableStream {
  let left = 3;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
}

beforeEach(async () => {
  entries = [];
  const app = new Hono();
  app.use(requestLog({ log }));
  app.get('/stream', (c) => c.body(createStream()));
  app.get('/text', (c) => c.text('কাজ'));
  app.get('/empty', (c) => c.body(null, 204));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

test.each([
  ['GET', '/stream', 200, 3000],
  ['GET', '/text', 200, 9],
  ['HEAD', '/text', 200, 0],
  ['GET', '/empty', 204, 0],
])('%s %s is logged with the bytes of its body that were sent', async (method, path, status, bytes) => {
  const heard = once(logged, 'entry');
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
  await answer.arrayBuffer();
  await heard;
  expect(entries).toEqual([
    { level: 'info', event: 'request', fields: { method, path, status, ms: expect.any(Number), bytes } },
  ]);
});

test('what the server asks itself is not logged', async () => {
  const app = new Hono();
  app.use(requestLog({ log }));
  app.get('/', (c) => c.text(''));
  await app.request('/', {}, OWN_REQUEST);
  expect(entries).toEqual([]);
  await app.request('/');
  expect(entries).toHaveLength(1);
});
