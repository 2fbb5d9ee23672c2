import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rendered } from '#contract/http/page-data.ts';
import type { FindFacts } from './page-facts.ts';
import { createServedPages, toPageHtml } from './served-pages.ts';

const shell =
  '<title>Kaj</title><div id="root"></div><script data-app="/a.js" data-modules="">x</script></body>';
const head = '<title>A job</title>';

test('no text ends the element of the data, and $ stands for itself', () => {
  const data = { now: 1, queries: [{ key: ['a'], data: '</script><b>$&', at: 1 }] };
  const rendered = { kind: 'page', content: '<p>$& $1</p>', data, screen: 'jobPage', status: 200 } as const;
  const html = toPageHtml(shell, { head, rendered, screens: { jobPage: ['/b.js', '/c.js'] } });
  expect(html).toContain('<title>A job</title><div id="root"><p>$& $1</p></div>');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const json = /id="kaj-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(data);
  expect(html).toContain('data-modules="/b.js /c.js"');
});

test('a page that the app renders again has no data; one that it renders alone has its head', () => {
  const rendered = { kind: 'page', content: 'x', data: null, screen: 'faq', status: 404 } as const;
  expect(toPageHtml(shell, { head, rendered, screens: {} })).toBe(
    '<title>A job</title><div id="root">x</div><script data-app="/a.js" data-modules="">x</script></body>',
  );
  expect(toPageHtml(shell, { head, rendered: null, screens: {} })).toBe(shell.replace('Kaj', 'A job'));
});

const findHome: FindFacts = async () => ({ facts: { kind: 'screen', screen: 'home' } });

let now = 1;

/** Pages of one renderer. @returns `ask` serves an address */
function open(render: () => Promise<Rendered>, find = findHome) {
  const part = { render, screens: {}, appName: 'Kaj' };
  const pages = createServedPages({ find, parts: { en: part, bn: part }, clock: () => now });
  const file = { headers: {}, content: Buffer.from(shell), compressed: new Map(), hash: 'h' };
  const ask = async (path = '/jobPage') => {
    const page = await pages.serve({
      shell: file,
      url: new URL(`http://a${path}`),
      origin: 'http://a',
      language: 'en',
    });
    if (page.kind === 'redirect') return { to: page.to };
    return { status: page.status, headers: page.file.headers, html: String(page.file.content) };
  };
  return { ask, forget: pages.forget };
}

const toRendered = (content: string, status: 200 | 404 | 503 = 200): Rendered => ({
  kind: 'page',
  content,
  data: null,
  screen: 'jobPage',
  status,
});

beforeEach(() => {
  now = 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['a page', toRendered('x'), 1],
  ['a missing page', toRendered('x', 404), 1],
  ['a page that could not be read', toRendered('x', 503), 2],
  ['a redirect', { kind: 'redirect', to: '/jobPage' } as const, 2],
])(
  '%s is made once for requests at once; again for the next if it must be',
  async (_name, rendered, times) => {
    const render = vi.fn(async () => rendered);
    const { ask } = open(render);
    await Promise.all([ask(), ask(), ask(), ask()]);
    await ask();
    expect(render).toHaveBeenCalledTimes(times);
  },
);

const late = () => new Promise<Rendered>(() => undefined);
const untilLate = async <T>(asked: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(10_000);
  return asked;
};

test('a late page is the last good one with its age, for ten minutes, and then the shell; neither is stored', async () => {
  const render = vi.fn(async () => toRendered('good'));
  const { ask, forget } = open(render);
  expect(await ask()).toEqual({ status: 200, headers: {}, html: expect.stringContaining('good') });
  render.mockImplementation(late);
  forget();
  now += 90_000;
  const stale = { 'Cache-Control': 'no-store', Age: '90', Warning: '110 - "Response is Stale"' };
  const older = { status: 200, headers: stale, html: expect.stringContaining('good') };
  expect(await untilLate(ask())).toEqual(older);
  now += 600_000;
  const html = expect.stringMatching(/<title>Jobs.*<div id="root"><\/div>/);
  const plain = { status: 200, headers: { 'Cache-Control': 'no-store' }, html };
  expect(await untilLate(ask())).toEqual(plain);
});

test('a page that cannot be read is the last good one, without one it says so', async () => {
  const render = vi.fn(async () => toRendered('failed', 503));
  const { ask, forget } = open(render);
  expect(await ask()).toMatchObject({ status: 503, html: expect.stringContaining('failed') });
  render.mockResolvedValueOnce(toRendered('good'));
  await ask();
  forget();
  expect(await ask()).toMatchObject({
    status: 200,
    headers: { Age: '0' },
    html: expect.stringContaining('good'),
  });
});

test('a page whose facts cannot be read has the head of its address', async () => {
  const { ask } = open(
    async () => toRendered('x'),
    () => Promise.reject(new Error('away')),
  );
  const html = expect.stringMatching(/<title>Jobs · Kaj<.*>x</);
  expect(await ask('/jobs/city/nowhere')).toEqual({ status: 200, headers: {}, html });
});

test('a few pages are rendered at a time, some wait, and the others are shells at once', async () => {
  const render = vi.fn(late);
  const { ask } = open(render);
  const asked = Array.from({ length: 40 }, (_, number) => ask(`/jobDetailsPage?id=${number}`));
  const first = await Promise.race(asked);
  expect(first).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' } });
  expect(render).toHaveBeenCalledTimes(4);
  expect(await untilLate(Promise.all(asked))).toHaveLength(40);
});
