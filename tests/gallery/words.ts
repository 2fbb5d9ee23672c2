import type { Locator, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { defineLanguage } from '#build/client-config.ts';
import type { Locale } from '#contract/format.ts';
import { splitLanguage, toLocalPath } from '#contract/http/languages.ts';
import { isCatalogue, pairTexts, readSignatures, toOneLanguage } from '../support/catalogue-texts.ts';

/** Scenes ask for what the English texts say; in Bangla they get its counterpart from the catalogues. */

type Wanted = string | RegExp;
type Pair = Readonly<Record<'english' | 'bangla', string>>;

const source = join(import.meta.dirname, '../../src');
/** An argument of a text. */
const marker = /⟦[^⟧]*⟧|\d+|[০-৯]+/g;

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const toPattern = (text: string, argument: string): string => text.split(marker).map(escape).join(argument);

/** Loads catalogues as the build of a language has them. */
async function loadCatalogues(files: readonly string[], language: Locale): Promise<Map<string, unknown>> {
  const vite = await createServer({
    root: join(source, '..'),
    configFile: false,
    logLevel: 'error',
    define: defineLanguage(language),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const loaded = new Map<string, unknown>();
  for (const file of files)
    loaded.set(file, toOneLanguage(await vite.ssrLoadModule(join(source, file)), language));
  await vite.close();
  return loaded;
}

async function readPairs(): Promise<Pair[]> {
  const read = (file: string): string => readFileSync(join(source, file), 'utf8');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && isCatalogue(`/${file}`, read(file)),
  );
  const [inEnglish, inBangla] = [await loadCatalogues(files, 'en'), await loadCatalogues(files, 'bn')];
  return files.flatMap((file) => {
    const signatures = readSignatures(read(file));
    const find = (of: string, parameters: string) =>
      signatures.get(`${of} ${parameters}`) ?? signatures.get(` ${parameters}`) ?? [];
    return [...pairTexts(inEnglish.get(file), inBangla.get(file), find)].flatMap(({ english, bangla }) =>
      typeof english === 'string' && typeof bangla === 'string' ? [{ english, bangla }] : [],
    );
  });
}

/** The pairs that say the most beside their arguments. */
function mostTold(pairs: readonly Pair[]): Pair[] {
  const told = ({ english }: Pair): number => english.replaceAll(marker, '').length;
  const most = Math.max(...pairs.map(told));
  return pairs.filter((pair) => told(pair) === most);
}

/** The Bangla of a text, of a text with its arguments, or of all that an expression finds. */
function translate(pairs: readonly Pair[], wanted: Wanted, isExact: boolean): Wanted {
  const same = pairs.filter(({ english }) => english === wanted);
  const find = (): Pair[] =>
    typeof wanted === 'string'
      ? mostTold(pairs.filter(({ english }) => new RegExp(`^${toPattern(english, '.*')}$`).test(wanted)))
      : pairs.filter(({ english }) => wanted.test(english));
  const patterns = (same.length > 0 ? same : find())
    .map(({ bangla }) => toPattern(bangla, '.*'))
    .filter((pattern) => /[\u0980-\u09ff]/.test(pattern));
  if (patterns.length === 0) return wanted;
  const whole = [...new Set(patterns)].join('|');
  // Letters on either side would make it another word.
  return new RegExp(
    isExact || typeof wanted !== 'string' ? `^(?:${whole})$` : `(?<!\\p{L})(?:${whole})(?![\\p{L}\\p{M}])`,
    'u',
  );
}

type Finder = Pick<Locator, 'getByRole' | 'getByLabel' | 'getByText'>;

/** Has all locators of a kind understand English names. */
function teach(finder: Finder, toBangla: (wanted: Wanted, isExact: boolean) => Wanted): void {
  const { getByRole, getByLabel, getByText } = finder;
  finder.getByRole = function (this: Finder, role, options = {}) {
    const { name, exact = false } = options;
    return getByRole.call(
      this,
      role,
      name === undefined ? options : { ...options, name: toBangla(name, exact) },
    );
  };
  finder.getByLabel = function (this: Finder, text, options) {
    return getByLabel.call(this, toBangla(text, options?.exact ?? false), options);
  };
  finder.getByText = function (this: Finder, text, options) {
    return getByText.call(this, toBangla(text, options?.exact ?? false), options);
  };
}

let teaching: Promise<void> | undefined;

async function teachAll(page: Page): Promise<void> {
  const pairs = await readPairs();
  for (const example of [page, page.locator('body')]) {
    const kind: Finder = Object.getPrototypeOf(example);
    teach(kind, (wanted, isExact) => translate(pairs, wanted, isExact));
  }
}

/** Leads a page to the Bangla addresses, and its locators to the Bangla texts. */
export async function speakBangla(page: Page): Promise<void> {
  await (teaching ??= teachAll(page));
  const goTo = page.goto.bind(page);
  page.goto = (address, options) =>
    goTo(splitLanguage(address).locale === 'bn' ? address : toLocalPath(address, 'bn'), options);
}
