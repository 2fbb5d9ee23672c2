import { beforeAll, expect, test } from 'vitest';
import { appPaths } from '#contract/paths.ts';
import { renderPage } from '#prerender.tsx';

/** Importing the app is most of the work. */
beforeAll(async () => {
  await renderPage(appPaths.home);
}, 120_000);

test.each(Object.values(appPaths))('%s renders where there is no browser', async (path) => {
  for (const name of ['window', 'document', 'localStorage', 'location'])
    expect(name in globalThis).toBe(false);
  const html = await renderPage(path);
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  expect(main).toMatch(/<h[1-3]\b|role="status"|role="alert"/);
});
