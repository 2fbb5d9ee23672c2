import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { onFailure } from '../failures.ts';
import { bodyLimits, longBody, readForm, setBodyLimit, streamedBody } from './body-limit.ts';

const KB = 1024;
const pulled: string[] = [];

/** Endless pieces of 1 kB; notes what is asked for. */
const endless = (name: string): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull(controller) {
        pulled.push(name);
        controller.enqueue(new Uint8Array(KB));
      },
    },
    { highWaterMark: 0 },
  );

let isFull = false;
afterEach(() => void (isFull = false));
const requireSpace = (): void => {
  if (isFull) throw new ApiError('diskFull');
};

const held: (() => void)[] = [];

function createApp(memoryKilobytes: number) {
  const app = new Hono();
  app.onError(onFailure({ log: () => undefined }));
  const config = { ...readConfig({}), bodyMemoryBytes: memoryKilobytes * KB, trustedProxies: 1 };
  app.use(bodyLimits({ config, disk: { requireSpace } }));
  app.post('/refused', (c) => c.text('', 401));
  app.post('/short', async (c) => c.text(String((await c.req.text()).length)));
  app.post('/form', async (c) => {
    setBodyLimit(c, longBody);
    return c.text(String([...(await readForm(c))].length));
  });
  app.post('/long', async (c) => {
    setBodyLimit(c, longBody);
    const { length } = await c.req.text();
    if (c.req.query('hold') !== undefined) await new Promise<void>((resolve) => held.push(resolve));
    return c.text(String(length));
  });
  app.patch('/streamed', async (c) => {
    setBodyLimit(c, streamedBody);
    let size = 0;
    for await (const piece of c.req.raw.body ?? []) {
      size += piece.length;
      if (size >= 600 * KB) break;
    }
    return c.text(String(size));
  });
  return app;
}

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  address?: string;
}

const send = async (
  app: Hono,
  path: string,
  body: BodyInit,
  { method = 'POST', headers, address = '9.9.9.9' }: Sending = {},
) =>
  app.request(
    new Request(
      `http://kaj${path}`,
      Object.assign(
        { method, body, headers: { 'X-Forwarded-For': address, ...headers } },
        { duplex: 'half' },
      ),
    ),
    undefined,
    { incoming: { socket: { remoteAddress: '10.0.0.2' } } },
  );

const chunked = { 'Transfer-Encoding': 'chunked' };

test('nothing of a body is read by a route that refuses before it reads', async () => {
  const app = createApp(1024);
  expect((await send(app, '/refused', endless('refused'), { headers: chunked })).status).toBe(401);
  expect(pulled).toEqual([]);
});

test.each([
  ['without a length', '/short', chunked, 411],
  ['announced as longer than the route takes', '/short', { 'Content-Length': String(17 * KB) }, 413],
  ['longer than the route takes', '/short', {}, 413],
  ['longer than a route of long texts takes', '/long', {}, 413],
])('a body %s is refused', async (_what, path, headers, status) => {
  pulled.length = 0;
  expect((await send(createApp(8192), path, endless(path), { headers })).status).toBe(status);
  expect(pulled.length).toBeLessThanOrEqual(path === '/long' ? 1025 : 17);
});

test('a route that stores the pieces as they arrive takes a body without a length', async () => {
  const answer = await send(createApp(1024), '/streamed', endless('streamed'), {
    method: 'PATCH',
    headers: chunked,
  });
  expect(await answer.text()).toBe(String(600 * KB));
});

test('bodies in memory are limited for an address and for all, until they are answered', async () => {
  const app = createApp(1024);
  const body = new Uint8Array(200 * KB);
  const hold = (address: string) => send(app, '/long?hold', body, { address });
  const running = [hold('1.1.1.1')];
  await expect.poll(() => held.length).toBe(1);
  const refused = await send(app, '/long', body, { address: '1.1.1.1' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'serviceBusy', message: expect.stringMatching(/./) });
  expect((await send(app, '/long', body, { address: '2.2.2.2' })).status).toBe(200);
  for (const number of [3, 4, 5, 6]) running.push(hold(`1.1.1.${number}`));
  await expect.poll(() => held.length).toBe(5);
  expect((await send(app, '/long', body, { address: '2.2.2.2' })).status).toBe(503);
  for (const end of held.splice(0)) end();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await send(app, '/long', body, { address: '1.1.1.1' })).status).toBe(200);
});

test('on a full disk large bodies are refused before they are read, short ones go on', async () => {
  isFull = true;
  const app = createApp(1024);
  pulled.length = 0;
  const answer = await send(app, '/long', endless('long'));
  expect([answer.status, answer.headers.get('Retry-After'), pulled]).toEqual([507, '300', []]);
  expect((await send(app, '/short', 'x')).status).toBe(200);
});

const form = (parts: readonly string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
const field = 'Content-Disposition: form-data; name="a"\r\n\r\nx';

test.each([
  ['a hundred parts', Array.from({ length: 100 }, () => field), 200],
  ['more parts', Array.from({ length: 101 }, () => field), 400],
  ['long headers', [`${'X: y\r\n'.repeat(3000)}${field}`], 400],
])('a form of %s', async (_what, parts, status) => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  expect((await send(createApp(1024), '/form', form(parts), { headers })).status).toBe(status);
});
