import { afterEach, expect, it, vi } from 'vitest';
import { waitForDownloads } from './wait-for-downloads.ts';

afterEach(() => vi.unstubAllGlobals());

/** One lock, held until it is let go. */
function holdLock(name: string): () => void {
  const resolvers: (() => void)[] = [];
  const isFree = new Promise<void>((resolve) => resolvers.push(resolve));
  const request = async (asked: string, _mode: unknown, work: () => void): Promise<void> => {
    expect(asked).toBe(name);
    await isFree;
    work();
  };
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name }] }), request } });
  return () => resolvers.forEach((resolve) => resolve());
}

const request = new Request('https://kaj.example/assets/late.js');

/** Whether the file is asked for by now, while the lock is held. */
async function ask(type: string): Promise<{ isAsked: () => boolean; answer: Promise<Request> }> {
  let isAsked = false;
  const event = Object.assign(new Event(type), { waitUntil: () => undefined });
  const answer = Promise.resolve(waitForDownloads.requestWillFetch?.({ request, event }) ?? request);
  void answer.then(() => (isAsked = true));
  await vi.waitFor(() => Promise.resolve());
  return { isAsked: () => isAsked, answer };
}

it('fetches no part of the app beside a download', async () => {
  const letGo = holdLock('kaj-parts:/files/cv.docx');
  const { isAsked, answer } = await ask('install');
  expect(isAsked()).toBe(false);
  letGo();
  await expect(answer).resolves.toBe(request);
});

it('waits for nothing else', async () => {
  holdLock('another');
  await expect((await ask('install')).answer).resolves.toBe(request);
  holdLock('kaj-parts:/files/cv.docx');
  await expect((await ask('fetch')).answer).resolves.toBe(request);
});

it('does without locks', async () => {
  vi.stubGlobal('navigator', {});
  await expect((await ask('install')).answer).resolves.toBe(request);
});
