import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { boardPaths, appPaths } from '#contract/http/paths.ts';
import { ClientConfig } from '#contract/config/client-config.ts';
import { overNetwork, setTransport } from '#platform/http/http.ts';
import { createRenderer } from '#render.tsx';

const config = v.parse(ClientConfig, {});
const render = createRenderer({ config, send: null });

// Other tests of this process ask as the app does.
afterAll(() => setTransport(overNetwork));

async function renderContent(href: string): Promise<string> {
  const rendered = await render({ href, now: Date.now() });
  return rendered.kind === 'page' ? rendered.content : '';
}

const boards = [boardPaths.category('health-care'), boardPaths.city('dhaka'), boardPaths.company('c1')];

test.each([...Object.values(appPaths), ...boards])(
  '%s renders where there is no browser',
  async (path) => {
    for (const name of ['window', 'document', 'localStorage', 'location'])
      expect(name in globalThis).toBe(false);
    const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(await renderContent(path))?.[1] ?? '';
    expect(main).toMatch(/<h[1-3]\b|role="status"|role="alert"/);
  },
  // Importing the app is most of the work.
  120_000,
);
