import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { step, toRetryDelayMs } from './step.ts';
import { createTransfer, type Transfer } from './transfer.ts';

const version = { etag: '"1"', total: 20_000, digest: null, name: null, type: '' };

/** An attempt that brings so many bytes until the connection breaks. @returns what it leaves, and the wait after it */
function attempt(before: Transfer, bytes: number): [after: Transfer, waitMs: number | undefined] {
  const [asking] = step(before, { kind: before.phase.kind === 'paused' ? 'go' : 'retry' });
  const { request, received } = asking;
  const range =
    received === 0 ? null : { kind: 'part' as const, start: received, end: 20_000, total: 20_000 };
  const answer: Answer = {
    status: received === 0 ? 200 : 206,
    version,
    range,
    isPage: false,
    isEncoded: false,
    retryAfterMs: null,
  };
  const [reading] = step(asking, { kind: 'answer', request, answer });
  const [read] = step(reading, { kind: 'bytes', request, bytes: new Uint8Array(bytes) });
  const [after, effects] = step(read, { kind: 'broke', request });
  const wait = effects.find((effect) => effect.kind === 'wait');
  return [after, wait?.ms];
}

it('however little an attempt brings, the next one does not wait longer, and it is not given up', () => {
  let transfer = createTransfer(false);
  const waits: (number | undefined)[] = [];
  for (let count = 0; count < 12; count += 1) {
    const [after, waitMs] = attempt(transfer, 900);
    transfer = after;
    waits.push(waitMs);
  }
  expect(new Set(waits)).toEqual(new Set([1000]));
  expect(transfer.received).toBe(12 * 900);
});

it('attempts that bring nothing wait ever longer; the first byte ends that', () => {
  let transfer = createTransfer(false);
  const waits = [0, 0, 0, 900, 0].map((bytes) => {
    const [after, waitMs] = attempt(transfer, bytes);
    transfer = after;
    return waitMs;
  });
  expect(waits).toEqual([1000, 2000, 4000, 1000, 2000]);
  expect(toRetryDelayMs(0)).toBe(100);
});

it.each([200, 401, 403])('a page of a firewall or an operator (%i) is waited out', (status) => {
  const [asking] = step(createTransfer(false), { kind: 'go' });
  const { request } = asking;
  const answered = { status, version, range: null, isEncoded: false, retryAfterMs: null };
  const [waiting] = step(asking, { kind: 'answer', request, answer: { ...answered, isPage: true } });
  expect(waiting.phase.kind).toBe('waiting');
});

it('what the server refuses is not asked for again', () => {
  for (const [status, isPage] of [
    [403, false],
    [404, true],
    [410, true],
  ] as const) {
    const [asking] = step(createTransfer(false), { kind: 'go' });
    const answer = { status, version, range: null, isEncoded: false, retryAfterMs: null, isPage };
    const [stopped] = step(asking, { kind: 'answer', request: asking.request, answer });
    expect(stopped.phase).toEqual({ kind: 'stopped', reason: 'refused' });
  }
});
