import { afterEach, describe, expect, it, vi } from 'vitest';
import { toPrecacheList, waitForDownloads } from './precache-list.ts';

describe('toPrecacheList', () => {
  it('puts pages first and ties their revision to the settings they carry', () => {
    const list = toPrecacheList(
      {
        en: [
          { url: 'assets/index-abc.js', revision: null },
          { url: 'index.html', revision: 'r1' },
          { url: 'icons/icon.svg', revision: 'r2' },
        ],
      },
      ['en'],
    );
    expect(list).toEqual([
      { url: 'index.html', revision: 'r1-__KAJ_CONFIG_REVISION__' },
      { url: 'assets/index-abc.js', revision: null },
      { url: 'icons/icon.svg', revision: 'r2' },
    ]);
  });

  it('leaves out what only the system asks for', () => {
    const list = toPrecacheList(
      {
        en: [
          { url: 'manifest.webmanifest', revision: 'm' },
          { url: 'icons/icon-512.png', revision: 'i' },
          { url: 'icons/icon-maskable.svg', revision: 'v' },
        ],
      },
      ['en'],
    );
    expect(list).toEqual([]);
  });

  it.each([
    [['en'], ['index.html', 'assets/a-1.js', 'icons/icon.svg']],
    [['bn'], ['bn/index.html', 'icons/icon.svg', 'assets/bn/a-2.js']],
    [
      ['bn', 'en'],
      ['index.html', 'bn/index.html', 'assets/a-1.js', 'icons/icon.svg', 'assets/bn/a-2.js'],
    ],
  ] as const)('of the languages %j', (languages, expected) => {
    const en = ['index.html', 'assets/a-1.js', 'icons/icon.svg'];
    const bn = ['bn/index.html', 'assets/bn/a-2.js'];
    const isBangla = languages.some((language) => language === 'bn');
    const list = toPrecacheList(isBangla ? { en, bn } : { en }, languages);
    expect(list.map(({ url }) => url)).toEqual(expected);
  });
});

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
