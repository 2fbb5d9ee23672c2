import { expect, test } from 'vitest';
import type { Rendered } from '#contract/http/page-data.ts';
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

const find = async () => ({ facts: { kind: 'screen', screen: 'home' } as const });

test.each([
  ['a page', { kind: 'page', content: 'x', data: null, screen: 'jobPage', status: 200 }, 1],
  ['a missing page', { kind: 'page', content: 'x', data: null, screen: 'jobPage', status: 404 }, 1],
  [
    'a page that could not be read',
    { kind: 'page', content: 'x', data: null, screen: 'jobPage', status: 503 },
    4,
  ],
  ['a redirect', { kind: 'redirect', to: '/jobPage' }, 4],
] satisfies [string, Rendered, number][])(
  '%s for four requests at once is made as often as it must be',
  async (_name, rendered, times) => {
    let count = 0;
    const render = async (): Promise<Rendered> => {
      count += 1;
      return rendered;
    };
    const part = { render, screens: {}, appName: 'Kaj' };
    const pages = createServedPages({ find, parts: { en: part, bn: part }, clock: () => 1 });
    const file = { headers: {}, content: Buffer.from(shell), compressed: new Map(), hash: 'h' };
    const ask = () =>
      pages.serve({ shell: file, url: new URL('http://a/jobPage'), origin: 'http://a', language: 'en' });
    await Promise.all([ask(), ask(), ask(), ask()]);
    expect(count).toBe(times);
  },
);
