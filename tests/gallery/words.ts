import type { Locator, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { splitLanguage, toLocalPath } from '#contract/http/languages.ts';
import { pairTexts, readSignatures, noTexts } from '../support/catalogue-texts.ts';

/** Scenes ask for what the English texts say; in Bangla they get its counterpart from the catalogues. */

type Wanted = string | RegExp;
type Pair = Readonly<Record<'english' | 'bangla', string>>;

const source = join(import.meta.dirname, '../../src');
/** An argument of a text. */
const marker = /⟦[^⟧]*⟧|\d+|[০-৯]+/g;

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const toPattern = (text: string, argument: string): string => text.split(marker).map(escape).join(argument);

const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);

async function readPairs(): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const [english, bangla] = [join(source, name), join(source, name.replace(/\.en\.ts$/, '.bn.ts'))];
    if (english === bangla || noTexts.test(name)) continue;
    const signatures = readSignatures(readFileSync(english, 'utf8'));
    const find = (of: string, parameters: string) =>
      signatures.get(`${of} ${parameters}`) ?? signatures.get(` ${parameters}`) ?? [];
    for (const { english: said, bangla: inBangla } of pairTexts(
      await load(english),
      await load(bangla),
      find,
    )) {
      if (typeof said === 'string' && typeof inBangla === 'string')
        pairs.push({ english: said, bangla: inBangla });
    }
  }
  return pairs;
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
