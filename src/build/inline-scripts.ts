import { join } from 'node:path';
import { build } from 'vite';
import { root } from './paths.ts';
import { smaller, smallerOutput } from './smaller.ts';

/** A script of `src/page`, minified for inlining. */
export async function bundleInline(name: 'head' | 'end'): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      ...smaller,
      rolldownOptions: { output: smallerOutput },
      lib: { entry: join(root, `src/page/${name}.ts`), formats: ['iife'], name: 'page', fileName: 'page' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`src/page/${name} gave no script`);
  return chunk.code.trim();
}
