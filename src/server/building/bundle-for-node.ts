import { build } from 'vite';
import { root } from './paths.ts';

/**
 * Programs for Node: our own modules bundled flat into one folder, packages left where they are.
 * @param entries files by the names that the programs get
 * @param outDir is emptied first; in the project's folder, where the programs find their packages
 */
export async function bundleForNode(
  entries: Readonly<Record<string, string>>,
  outDir: string,
): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { ...entries },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
