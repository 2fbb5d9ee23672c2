import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy, type Proxy } from './support/proxy.ts';

const text = 'কাজ '.repeat(5000);
/** Of requests' bodies, by path. */
const arrived = new Map<string, number>();
const server = createServer((incoming, response) => {
  incoming.on('data', (chunk: Buffer) => {
    const path = incoming.url ?? '';
    arrived.set(path, (arrived.get(path) ?? 0) + chunk.length);
  });
  response.setHeader('x-path', incoming.url ?? '');
  response.setHeader('x-range', incoming.headers.range ?? 'none');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
});
let proxy: Proxy;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  proxy = await startProxy(`http://127.0.0.1:${address.port}`);
});

afterAll(async () => {
  await proxy.close();
  server.close();
});

test('passes requests and answers on unchanged, over a slow line as well', async () => {
  const answer = await fetch(`${proxy.origin}/a?b=1`);
  expect(answer.headers.get('x-path')).toBe('/a?b=1');
  expect(await answer.text()).toBe(text);
  proxy.slowDown({ roundTripMs: 20, kbitPerSecond: 20_000 });
  expect(await fetch(`${proxy.origin}/slow`).then((slow) => slow.text())).toBe(text);
  proxy.goOnline();
  expect(proxy.requests).toEqual(['/a?b=1', '/slow']);
});

test('breaks every connection while it is off, and works again after', async () => {
  proxy.goOffline();
  await expect(fetch(`${proxy.origin}/`)).rejects.toThrow('fetch failed');
  proxy.goOnline();
  expect((await fetch(`${proxy.origin}/`)).status).toBe(200);
});

test('cuts matching answers in the middle, until stopped', async () => {
  const stop = proxy.cut(/^\/cut/, 10_000);
  const answer = await fetch(`${proxy.origin}/cut`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(await fetch(`${proxy.origin}/whole`).then((whole) => whole.text())).toBe(text);
  stop();
  expect(await fetch(`${proxy.origin}/cut`).then((whole) => whole.text())).toBe(text);
});

test('cuts matching requests in the middle: what was sent before arrives', async () => {
  const stop = proxy.cutRequest(/^\/upload/, 10_000);
  const send = () => fetch(`${proxy.origin}/upload`, { method: 'POST', body: 'x'.repeat(300_000) });
  await expect(send()).rejects.toThrow('fetch failed');
  await expect.poll(() => arrived.get('/upload')).toBe(10_000);
  expect(proxy.countRequestBytes(/^\/upload/)).toBeGreaterThan(10_000);
  expect(proxy.countRequestBytes(/^\/upload/)).toBeLessThan(11_000);
  stop();
  expect((await send()).status).toBe(200);
  await expect.poll(() => arrived.get('/upload')).toBe(310_000);
});

test('hides the server’s headers from the browser', async () => {
  const ask = () => fetch(`${proxy.origin}/part`, { headers: { range: 'bytes=5-', 'if-range': '"a"' } });
  const stopHiding = proxy.hideHeaders(/^\/part/, ['x-range']);
  expect((await ask()).headers.has('x-range')).toBe(false);
  stopHiding();
  expect((await ask()).headers.get('x-range')).toBe('bytes=5-');
});

test('holds matching answers back until they are let go', async () => {
  const release = proxy.hold(/held/);
  const order: string[] = [];
  const held = fetch(`${proxy.origin}/held`).then(() => order.push('held'));
  await fetch(`${proxy.origin}/free`);
  order.push('free');
  release();
  await held;
  expect(order).toEqual(['free', 'held']);
});

test('lets so many bytes of matching answers through, and the rest when it is let go', async () => {
  const release = proxy.stall(/stalled/, 10_000);
  const read = (path: string) => fetch(proxy.origin + path).then((answer) => answer.text());
  const one = read('/stalled/1');
  await expect.poll(() => proxy.countBytes(/stalled/)).toBe(2 * 4096);
  const other = read('/stalled/2');
  expect(await read('/free')).toBe(text);
  expect(proxy.countBytes(/stalled/)).toBe(2 * 4096);
  release();
  expect(await Promise.all([one, other])).toEqual([text, text]);
});

test('hands nothing on to connections that broke while it was stalled', async () => {
  const release = proxy.stall(/broken/, 4096);
  const broken = fetch(`${proxy.origin}/broken`).then((answer) => answer.text());
  await expect.poll(() => proxy.countBytes(/broken/)).toBe(4096);
  proxy.goOffline();
  proxy.goOnline();
  release();
  await expect(broken).rejects.toThrow('terminated');
  expect(proxy.countBytes(/broken/)).toBe(4096);
});
