import { dirname, join, normalize } from 'node:path';

/** What a folder may import: other folders of the house by name, and packages. */
interface Rule {
  folders: readonly string[];
  packages: RegExp;
}

const none = /^$/;
const inApp =
  /^(react|react-dom|@tanstack\/(react-router|(react-)?query[\w-]*)|valibot|idb-keyval|lean-qr|client-zip|harfbuzzjs|bidi-js|workbox-window|sweetalert2|vite-plugin-pwa|@fontsource\/[\w-]+)(\/|$)/;
const inServer =
  /^(a computed name|node:|valibot|hono|@hono\/|drizzle-orm|pg$|pg-boss$|prom-client$|nodemailer$|web-push$|@electric-sql\/|@node-rs\/argon2|@valibot\/|aws4fetch$|client-zip$|lru-cache$|sharp)/;
const inBuild =
  /^(a computed name|valibot|terser|vite|vite-plugin-pwa|@vitejs\/plugin-react|@tailwindcss\/vite)$|^node:/;
const inTestsBeside = /^(vitest|fast-check|node:)/;

const belowFeatures = ['contract', 'platform', 'device', 'api', 'ui'] as const;

/** Who may import whom. A feature gets its rule from `features`, so a new one needs no line here. */
const rules: Readonly<Record<string, Rule>> = {
  contract: { folders: [], packages: /^(valibot|porter2)$/ },
  platform: { folders: ['contract'], packages: inApp },
  device: { folders: ['contract', 'platform'], packages: inApp },
  ui: {
    folders: ['contract', 'platform', 'device'],
    packages: /^(react|react-dom|@tanstack\/react-router)(\/|$)/,
  },
  api: { folders: ['contract', 'platform', 'device'], packages: inApp },
  features: { folders: [...belowFeatures], packages: inApp },
  shell: { folders: [...belowFeatures, 'features'], packages: inApp },
  app: { folders: [...belowFeatures, 'features', 'shell', 'app'], packages: inApp },
  // Bundled by itself, into the pages.
  page: { folders: ['contract', 'platform'], packages: none },
  server: { folders: ['contract'], packages: inServer },
  // What makes the programs; of the server it uses what both must agree on.
  build: { folders: ['contract', 'server'], packages: inBuild },
  // It sends what waits with the outboxes of the pages.
  sw: {
    folders: ['contract', 'platform', 'device', 'api'],
    packages: /^(workbox-[\w-]+|idb-keyval|valibot)(\/|$)/,
  },
};

const comments = /(?<=^|\s)\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const forms = [
  /(?<![-.\w])(?:import|export)\b[\w\s{},*$]*?\bfrom\s*(['"])(?<name>.+?)\1/g,
  /(?<![-.\w])import\s*\(?\s*(['"`])(?<name>[^$]+?)\1/g,
  /(?<![-.\w])import(?:\s*\(\s*(?:[A-Za-z_$]|`[^`]*\$\{)|\.meta\.glob)/g,
];
const computed = 'a computed name';

/** Every module that a source names: static imports, `export from`, bare `import ''`, `import()`, and computed ones. */
export function listImports(source: string): string[] {
  const code = source.replace(comments, '');
  return forms.flatMap((form) => [...code.matchAll(form)].map(({ groups }) => groups?.name ?? computed));
}

/** `src/features/landing/x.ts` → `features/landing`; files right in `src`, and routes, are the app. */
function toZone(file: string): string {
  const [top = '', folder = '', feature = ''] = file.split('/');
  if (top !== 'src') return top;
  if (folder === 'routes' || !file.slice('src/'.length).includes('/')) return 'app';
  return folder === 'features' ? `features/${feature}` : folder;
}

/** The file that one of our own imports names, from the root of the project. */
function toFile(from: string, specifier: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : normalize(join(dirname(from), specifier));
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

function describeInside(from: string, specifier: string): string | undefined {
  const file = toFile(from, specifier);
  const [own, other] = [toZone(from), toZone(file)];
  const isCrossing = specifier.startsWith('#');
  if (!/\.(tsx?|css)$/.test(file)) return 'names no file extension';
  if (isTest(file)) return 'is a test';
  if (isTest(from) && file.startsWith('tests/support/')) return undefined;
  if (own === other)
    return isCrossing && own !== 'app' ? 'is in the same folder: import it relatively' : undefined;
  const rule = rules[own.split('/')[0] ?? ''];
  const [folder = ''] = other.split('/');
  if (!rule?.folders.includes(folder) || (folder === 'features' && own.startsWith('features')))
    return `is in ${other}, which ${own} may not import`;
  return isCrossing ? undefined : 'leaves its folder: import it as #folder/file';
}

function describePackage(from: string, name: string): string | undefined {
  const own = toZone(from);
  const packages = rules[own.split('/')[0] ?? '']?.packages ?? none;
  return packages.test(name) || (isTest(from) && inTestsBeside.test(name))
    ? undefined
    : `is not for ${own} to use`;
}

/** The files of ours that a file imports: statically, as types, or lazily. */
export const listImportedFiles = (file: string, source: string): string[] =>
  listImports(source)
    .filter((specifier) => /^[.#]/.test(specifier))
    .map((specifier) => toFile(file, specifier));

/**
 * What is wrong with the imports of one file.
 * @param file its path from the root of the project, with forward slashes
 */
export function findViolations(file: string, source: string): string[] {
  return listImports(source).flatMap((specifier) => {
    const isInside = /^[.#]/.test(specifier);
    const problem = isInside ? describeInside(file, specifier) : describePackage(file, specifier);
    return problem === undefined ? [] : [`${file}: ${specifier} ${problem}`];
  });
}
