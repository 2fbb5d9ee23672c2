import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createServer } from 'vite';
import { createClientConfig } from '#build/client-config.ts';
import type { Renderers } from '#server/pages/load-renderer.ts';

type Create = NonNullable<Renderers['bn']>['create'];

const Module = v.object({
  createRenderer: v.custom<Create>((value) => typeof value === 'function'),
});

/** Renders Bangla pages from the sources: a process of tests has the texts of one language, which is English. */
export async function createBanglaRenderer(): Promise<{ create: Create; close: () => Promise<void> }> {
  const vite = await createServer({
    ...createClientConfig('bn'),
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { createRenderer } = v.parse(Module, await vite.ssrLoadModule('/src/render.tsx'));
  return { create: createRenderer, close: () => vite.close() };
}
