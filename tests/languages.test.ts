import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { unsubscribeMessagesIn } from '#features/subscription/messages.ts';
import { callTexts } from '#server/subscription/subscription-texts.ts';
import { toLatinDigits } from '#contract/format.ts';
import {
  isCatalogue,
  pairTexts,
  readSignatures,
  toOneLanguage,
  type TextPair,
} from './support/catalogue-texts.ts';

type Catalogue = Readonly<Record<string, unknown>>;

const root = join(import.meta.dirname, '../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && isCatalogue(`/${file}`, readFileSync(join(root, file), 'utf8')),
);

const load = async (file: string): Promise<Catalogue> => import(join(root, file));
const english = new Map<string, Catalogue>();
const bangla = new Map<string, Catalogue>();

// The catalogues are loaded twice, as each build has them.
beforeAll(async () => {
  for (const file of files) english.set(file, toOneLanguage(await load(file), 'en'));
  vi.resetModules();
  vi.doMock('#contract/build-language.ts', () => ({ isBangla: true }));
  for (const file of files) bangla.set(file, toOneLanguage(await load(file), 'bn'));
  vi.doUnmock('#contract/build-language.ts');
  vi.resetModules();
});

const products =
  'Kaj WhatsApp Messenger Facebook Gmail Outlook Yahoo Google Word Android iPhone Chrome Safari Robi Airtel bdapps Digimart Grameenphone Banglalink';
/** Of the API: fields, values, headers, and the operators' states that the app reads. */
const ofTheApi =
  'removeLogo true false minSalary maxSalary createdBy tel UTF-8 v3 Content-Type application/json multipart/form-data INITIAL CHARGING PENDING TEMPORARY BLOCKED';
const fileKinds = 'PDF DOCX JSON JPEG PNG WebP AVIF GIF MB kB QR';
/** Of systems without Bangla, and the English ones of Android beside its Bangla ones. */
const buttons = [
  'Add',
  'Add app to Home screen',
  'Add page to',
  'Add to Dock',
  'Add to Home Screen',
  'Add to Home screen',
  'File',
  'Home screen',
  'Install',
  'Open in Safari',
  'Open in browser',
];

/** Values that only code reads. */
const codes = /\.(?:action|calendarFile)$/;

const address = /https?:\/\/\S*|[\w.+-]*@[\w.-]+|(?:\w+(?:\.\w+)*)?\.(?:com|net|org|bd)\b/g;
/** An argument, or a placeholder of a text. */
const marker = /⟦[^⟧]*⟧|\{[^}]*\}/g;

const toChoice = (words: readonly string[]): string => `(?:${words.join('|')})`;
const names = new RegExp(String.raw`\b${toChoice(`${products} ${fileKinds} ${ofTheApi}`.split(' '))}\b`, 'g');
const quotedButton = new RegExp(`“${toChoice(buttons)}”|\\(${toChoice(buttons)}\\)`, 'g');

const withoutLatin = (text: string): string =>
  [marker, address, quotedButton, names].reduce((rest, allowed) => rest.replaceAll(allowed, ''), text);

/** What stays of a Bangla text that should have been Bangla. */
const findLatin = (text: string): string[] => withoutLatin(text).match(/[a-z]{2,}|\d+/gi) ?? [];

const numbersOf = (text: string): string[] =>
  toLatinDigits(text.replaceAll(marker, '').replaceAll(/(?<=[\d০-৯]),(?=[\d০-৯])/g, '')).match(/\d+/g) ?? [];

/** The arguments, and other numbers, that the English text says and the Bangla one does not. */
function findMissing(said: string, inBangla: string): string[] {
  const here: string[] = said.match(marker) ?? [];
  const there: string[] = inBangla.match(marker) ?? [];
  const missing = here.filter((one) => !there.includes(one));
  // A number as the caller formats it, in place of an English “1”.
  if (there.some((one) => !here.includes(one))) return missing;
  return [...missing, ...numbersOf(said).filter((one) => !numbersOf(inBangla).includes(one))];
}

/** Spellings and words that Bangla texts avoid, with the one they use. */
const avoided: readonly (readonly [avoided: string, used: string])[] = [
  ['এখনও', 'এখনো'],
  ['কোনও', 'কোনো'],
  ['যে কোনো', 'যেকোনো'],
  ['আরো(?!\\p{L})', 'আরও'],
  ['কিনা(?!\\p{L})', 'কি না'],
  ['উপরে', 'ওপরে'],
  ['পুরনো', 'পুরোনো'],
  ['ধরণ', 'ধরন'],
  ['চাকরী', 'চাকরি'],
  ['তৈরী', 'তৈরি'],
  ['(?<!ফেসবুক )পেজ', 'পৃষ্ঠা'],
  ['মেইল', 'ইমেইল'],
  ['ফর্ম', 'ফরম'],
  ['লিঙ্ক', 'লিংক'],
  ['ক্যাটেগরি', 'ক্যাটাগরি'],
  ['নাম্বার', 'নম্বর'],
  ['ডাটা', 'ডেটা'],
  ['একাউন্ট', 'অ্যাকাউন্ট'],
  ['বোতাম', 'বাটন'],
  ['কোম্পানি', 'প্রতিষ্ঠান'],
  ['নিয়োগকর্তা', 'নিয়োগদাতা'],
  ['চাকরি পোস্ট', 'নিয়োগ বিজ্ঞপ্তি'],
  ['(?<!নিয়োগ )বিজ্ঞপ্তি', 'নিয়োগ বিজ্ঞপ্তি'],
  ['সার্চ', 'খোঁজ'],
  ['লগ ?ইন', 'সাইন ইন'],
  ['ডিলিট', 'মুছুন'],
  ['এই ফোন', 'এই ডিভাইস'],
  ['সংরক্ষিত', 'সেভ করা'],
];

const findAvoided = (text: string): string[] =>
  avoided.flatMap(([word, used]) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${word.normalize('NFC')}`, 'u').test(text) ? [`not “${used}”`] : [],
  );

test('the catalogues are found', () => {
  expect(files.length).toBeGreaterThan(60);
});

test('the app knows the server’s text of a success in both languages, as it repeats only other words', () => {
  expect(callTexts.en.unsubscribed).toBe(unsubscribeMessagesIn.en.done);
  expect(callTexts.bn.unsubscribed).toBe(unsubscribeMessagesIn.bn.done);
});

function findTypes(file: string): (name: string, parameters: string) => readonly string[] {
  const signatures = readSignatures(readFileSync(join(root, file), 'utf8'));
  return (name, parameters) => {
    const types = signatures.get(`${name} ${parameters}`) ?? signatures.get(` ${parameters}`);
    if (types === undefined) throw new Error(`write the types of the parameters of ${name}`);
    return types;
  };
}

/** Without the functions beside the texts, which are the same in both languages. */
function pairCatalogues(file: string): TextPair[] {
  const [en = {}, bn = {}] = [english.get(file), bangla.get(file)];
  const isText = (name: string) => typeof en[name] !== 'function' || String(en[name]) !== String(bn[name]);
  const toTexts = (catalogue: Catalogue) =>
    Object.fromEntries(Object.entries(catalogue).filter(([name]) => isText(name)));
  return [...pairTexts(toTexts(en), toTexts(bn), findTypes(file))];
}

const isOdd = ({ english: said, bangla: inBangla }: TextPair): boolean =>
  typeof said !== typeof inBangla || (said === '') !== (inBangla === '');

describe.each(files)('%s', (file) => {
  let pairs: readonly TextPair[] = [];

  beforeAll(() => {
    pairs = pairCatalogues(file);
  });

  const collect = (find: (said: string, inBangla: string) => readonly string[]) =>
    pairs.flatMap(({ where, english: said, bangla: inBangla }) =>
      typeof said === 'string' && typeof inBangla === 'string' && !codes.test(where)
        ? find(said, inBangla).map((one) => `${one} in ${where}: “${inBangla}”`)
        : [],
    );

  test('has the same texts in both languages', () => {
    expect(pairs.filter(isOdd)).toEqual([]);
  });

  test('says the same numbers and names in both languages', () => {
    expect(collect(findMissing)).toEqual([]);
  });

  test('has only names in Latin letters, and Bengali digits', () => {
    expect(collect((_said, inBangla) => findLatin(inBangla))).toEqual([]);
  });

  test('names one thing by one word, in one spelling', () => {
    expect(collect((_said, inBangla) => findAvoided(inBangla))).toEqual([]);
  });

  test('ends its sentences as Bangla does, and writes each letter one way', () => {
    const endsInDot = /[\u0980-\u09e3]\.(?!\.)/;
    expect(collect((_said, inBangla) => (endsInDot.test(inBangla) ? ['.'] : []))).toEqual([]);
    expect(collect((_said, inBangla) => (inBangla === inBangla.normalize('NFC') ? [] : ['no NFC']))).toEqual(
      [],
    );
  });
});
