import { expect, it, vi } from 'vitest';
import { fetchFile, noBytes, type FetchOptions } from './fetch-file.ts';

const TOTAL = 20_000;
const head = { 'content-type': 'application/msword', etag: '"1"' };

/** A body that breaks after so many bytes. */
function toBroken(length: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = length === 0;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error();
      else controller.enqueue(new Uint8Array(length));
      isSent = true;
    },
  });
}

/** Fetches while each attempt brings so many bytes; stops with the last of them. */
async function attempt(gains: readonly number[]) {
  const page = new AbortController();
  const waits: number[] = [];
  const phases: string[] = [];
  const coming = [...gains];
  let received = 0;
  const ask: FetchOptions['ask'] = async (from) => {
    // A resumed request brings the last byte again.
    const gain = (coming.shift() ?? 0) + Number(from > 0);
    const range = from > 0 && { 'content-range': `bytes ${from}-${TOTAL - 1}/${TOTAL}` };
    const headers = new Headers({ ...head, ...range, ...(from === 0 && { 'content-length': `${TOTAL}` }) });
    return { status: from > 0 ? 206 : 200, headers, body: toBroken(gain) };
  };
  const wait = async (ms: number) => {
    waits.push(ms);
    if (coming.length === 0) page.abort();
    return false;
  };
  const onProgress: FetchOptions['onProgress'] = (prefix, phase) => {
    received = prefix.bytes.length;
    phases.push(phase);
  };
  const options = { start: noBytes, isOtherOrigin: false, signal: page.signal, ask, wait, onProgress };
  await expect(fetchFile(options)).rejects.toThrow();
  return { waits, phases, received };
}

it('however little an attempt brings, the next one does not wait longer, and it is not given up', async () => {
  const { waits, received } = await attempt(Array.from({ length: 12 }, () => 900));
  expect(new Set(waits)).toEqual(new Set([1000]));
  expect(received).toBe(12 * 900);
});

it('attempts that bring nothing wait ever longer; the first byte ends that', async () => {
  const { waits } = await attempt([0, 0, 0, 900, 0, 2000]);
  expect(waits).toEqual([1000, 2000, 4000, 1000, 2000, 100]);
});

it('after three attempts that bring nothing the screen says that the download waits', async () => {
  const { phases } = await attempt([0, 0, 0, 900]);
  expect(phases.filter((phase, index) => phase !== phases[index - 1])).toEqual([
    'running',
    'waiting',
    'running',
  ]);
});

const page = (status: number, type: string) => async () => ({
  status,
  headers: new Headers({ 'content-type': type }),
  body: null,
});

it.each([200, 401, 403])('a page of a firewall or an operator (%i) is waited out', async (status) => {
  const controller = new AbortController();
  const wait = vi.fn(async () => {
    controller.abort();
    return false;
  });
  const options = {
    start: noBytes,
    isOtherOrigin: false,
    signal: controller.signal,
    wait,
    onProgress: () => undefined,
  };
  await expect(fetchFile({ ...options, ask: page(status, 'text/html') })).rejects.toThrow();
  expect(wait).toHaveBeenCalledOnce();
});

it.each([
  [403, 'application/json'],
  [404, 'text/html'],
  [410, 'text/html'],
])('what the server refuses is not asked for again (%i, %s)', async (status, type) => {
  const { signal } = new AbortController();
  const ask = page(status, type);
  expect(
    await fetchFile({
      start: noBytes,
      isOtherOrigin: false,
      signal,
      wait: vi.fn(),
      onProgress: vi.fn(),
      ask,
    }),
  ).toBe('refused');
});
