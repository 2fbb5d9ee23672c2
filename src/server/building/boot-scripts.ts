import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './paths.ts';
import { smaller, smallerOutput } from './smaller.ts';

/** The scripts that stand inside the pages: in the head of each, and at the end of those that wait for the app. */
export type BootScript = 'head' | 'home' | 'wake' | 'list' | 'job';

const src = (file: string): string => join(root, 'src', file);

/** What the app's components are bundled with in the place of what they have in the app. */
const stands: ReadonlyMap<string, string> = new Map([
  [src('platform/job-link.tsx'), src('boot/painted-job-link.tsx')],
  [src('platform/clock.ts'), src('boot/painted-clock.ts')],
  [src('platform/config.ts'), src('boot/page-config.ts')],
  [src('platform/data-saver-follow.ts'), src('boot/painted-data-saver.ts')],
  [src('ui/job-card-skeleton.tsx'), src('boot/no-skeleton.ts')],
  [src('platform/share.ts'), src('boot/no-share.ts')],
  [src('platform/webmail.ts'), src('boot/no-webmail.ts')],
  [src('presenters/application.ts'), src('boot/no-application.ts')],
  [src('presenters/application-messages.ts'), src('boot/no-application.ts')],
]);
/** A list shows one drawing at most, a job those of its facts. */
const icons = { list: 'boot/painted-icon.tsx', job: 'boot/painted-job-icon.tsx' } as const;

function standsOf(name: BootScript): ReadonlyMap<string, string> {
  if (name !== 'list' && name !== 'job') return stands;
  return new Map([...stands, [src('ui/icon.tsx'), src(icons[name])]]);
}

function withStands(replaced: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'kaj-boot-stands',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === 'react') return src('boot/react.ts');
      if (source === 'react/jsx-runtime') return src('boot/jsx-runtime.ts');
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return (resolved && replaced.get(resolved.id)) ?? resolved;
    },
  };
}

/** One of `src/boot` as a small classic script. */
export async function bundleBoot(name: BootScript): Promise<string> {
  const entry = src(`boot/${name}.${name === 'list' || name === 'job' ? 'tsx' : 'ts'}`);
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [withStands(standsOf(name))],
    build: {
      write: false,
      target: 'es2022',
      ...smaller,
      rolldownOptions: {
        // A schema that nobody asks for leaves nothing behind.
        treeshake: { manualPureFunctions: ['v'] },
        output: smallerOutput,
      },
      lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`src/boot/${name} gave no script`);
  return chunk.code.trim();
}
