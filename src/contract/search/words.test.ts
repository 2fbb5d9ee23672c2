import { describe, expect, test } from 'vitest';
import { toAskedTerms } from './asked-terms.ts';
import { toBanglaSpelling } from './bangla-word.ts';
import { toConsonantKey } from './consonant-key.ts';
import { toSearchWords } from './search-words.ts';
import { toConceptToken, toTextTokens } from './text-tokens.ts';
import { toStem, toTableForm } from './word-stem.ts';

const read = (text: string) => toSearchWords(text)?.map(({ joined }) => joined);

describe('English', () => {
  test.each([
    ['engineer engineers engineering engineered', 'engin'],
    ['company companies', 'compani'],
    ['nurse nurses nursing', 'nurs'],
  ])('%s have the stem %s', (words, stem) => {
    for (const word of words.split(' ')) expect(toStem(word), word).toBe(stem);
  });

  test('short words and numbers stay as they are', () => {
    for (const word of ['it', 'as', '2026s']) expect(toStem(word)).toBe(word);
  });

  test('the vocabulary knows plurals, but not all that has one stem', () => {
    for (const word of ['nurse', 'nurses']) expect(toTableForm(word)).toBe('nurse');
    for (const word of ['business', 'bus']) expect(toTableForm(word)).toBe(word);
    expect(toStem('operations')).toBe(toStem('operator'));
    expect(toTableForm('operations')).not.toBe(toTableForm('operator'));
  });
});

describe('Bangla', () => {
  test.each([
    ['গাড়ী', 'গাড়ি'],
    ['গণিত', 'গনিত'],
    ['কর্মচারী', 'কর্মচারি'],
    ['শ্রেণী', 'শ্রেণি'],
    ['চাঁদপুর', 'চাদপুর'],
    ['রং', 'রঙ'],
    ['টাঙ্গাইল', 'টাংগাইল'],
    ['ব্যাঙ্ক', 'ব্যাংক'],
  ])('%s and %s are one spelling', (one, other) => {
    expect(toBanglaSpelling(one)).toBe(toBanglaSpelling(other));
    expect(toBanglaSpelling(one.normalize('NFD'))).toBe(toBanglaSpelling(one));
  });

  test.each([
    ['উৎপাদন', '\u0989\u09A4\u09CD\u200D\u09AA\u09BE\u09A6\u09A8'],
    ['উৎপাদন', '\u0989\u09A4\u09CD\u09AA\u09BE\u09A6\u09A8'],
    ['বিদ্যুৎ', '\u09AC\u09BF\u09A6\u09CD\u09AF\u09C1\u09A4\u09CD\u200D'],
    ['বিদ্যুৎ', '\u09AC\u09BF\u09A6\u09CD\u09AF\u09C1\u09A4\u09CD'],
    ['বিদ্যুৎ-কর্মী', '\u09AC\u09BF\u09A6\u09CD\u09AF\u09C1\u09A4\u09CD\u200C-কর্মী'],
    ['চমৎকার', 'চম\u09A4\u09CD\u200Cকার'],
    ['আইনজীবী', '\u0985\u09BEইনজীবী'],
    ['অ্যাকাউন্ট', 'এ্যাকাউন্ট'],
    ['অ্যাকাউন্ট', '\u098F\u200D\u09CD\u09AF\u09BEকাউন্ট'],
    ['পোশাক', 'প\u09C7\u09BEশাক'],
    ['পোশাক', 'প\u09BE\u09C7শাক'],
    ['মৌলভী', 'ম\u09C7\u09D7লভী'],
    ['ড্রাইভার', 'ড্\u09AC\u09BCাইভা\u09AC\u09BC'],
    ['র‍্যাব', 'র্যাব'],
    ['ড়', 'ড\u09BC'],
    ['য়', 'য\u09BC'],
  ])('%s written in other parts (%s) is the same word', (one, other) => {
    expect(read(other)).toEqual(read(one));
    expect(read(`${other} ${other}।`)).toEqual(read(`${one} ${one}`));
    expect(toTextTokens(other, 'short')).toEqual(toTextTokens(one, 'short'));
  });

  test('a joined ত stays joined', () => {
    for (const word of ['পাত্র', 'উত্তর', 'আত্মা', 'রত্ন', 'সত্য', 'সত্ত্বা', 'উত্থান'])
      expect(read(word)).toEqual([word.normalize('NFKC')]);
  });

  test.each([
    ['ড্রাইভার', 'ড্রাইভারদের'],
    ['নার্স', 'নার্সের'],
    ['দর্জি', 'দর্জির'],
    ['শিক্ষক', 'শিক্ষকতা'],
    ['গার্মেন্টস', 'গার্মেন্টসে'],
  ])('%s and %s have one stem', (one, other) => {
    expect(toStem(other)).toBe(toStem(one));
  });

  test.each([
    ['chakri', 'চাকরি'],
    ['hisabrokkhok', 'হিসাবরক্ষক'],
    ['draivar', 'ড্রাইভার'],
    ['shikkhok', 'শিক্ষক'],
    ['niyontron', 'নিয়ন্ত্রণ'],
    ['accountant', 'অ্যাকাউন্ট্যান্ট'],
    ['engineer', 'ইঞ্জিনিয়ার'],
    ['welder', 'ওয়েল্ডার'],
    ['narayangonj', 'নারায়ণগঞ্জ'],
    ['shasthokormi', 'স্বাস্থ্যকর্মী'],
  ])('%s sounds like %s', (latin, bangla) => {
    expect(toConsonantKey(latin)).toBe(toConsonantKey(bangla));
    expect(toConsonantKey(latin)).not.toBe('');
  });

  test('short words and numbers have no key', () => {
    for (const word of ['ui', 'qc', 'মা', '2026']) expect(toConsonantKey(word)).toBe('');
  });
});

describe('the words of a search', () => {
  test.each([
    ['C++ developer', ['cplusplus', 'developer']],
    ['c/c++, C#.', ['c', 'cplusplus', 'csharp']],
    ['Ｃ＋＋11', ['cplusplus', '11']],
    ['F#', ['fsharp']],
    ['A+ blood', ['aplus', 'blood']],
    ['GPA-5, A+/B', ['gpa5', 'aplus', 'b']],
    ['.NET', ['dotnet']],
    ['(.net)', ['dotnet']],
    ['asp.net', ['aspnet']],
    ['a+b', ['b']],
    ['sales+marketing', ['sales', 'marketing']],
    ['#1', ['1']],
  ])('%s is %j', (text, words) => {
    expect(read(text)).toEqual(words);
  });

  test.each([
    ['c plus plus', 'C++'],
    ['cpp', 'C++'],
    ['c sharp', 'C#'],
    ['dotnet', '.NET'],
    ['dot net', '.NET'],
    ['.net', 'ASP.NET'],
    ['dotnet', 'VB.NET'],
  ])('%s asks for %s', (asked, written) => {
    const [term] = toAskedTerms(asked) ?? [];
    const tokens = toTextTokens(`Developer (${written})`, 'running');
    expect(term?.concepts.map(toConceptToken).filter((token) => tokens.has(token))).toHaveLength(1);
  });

  test('joiners that nobody sees go, Bengali digits are digits', () => {
    expect(read('হিসাব\u200Cরক্ষক ২০২৬')).toEqual(['হিসাবরক্ষক', '2026']);
  });

  test('"jobs", alone, ask for all; beside others they say nothing', () => {
    for (const text of ['চাকরি', 'job', 'chakri', 'চাকরির কাজ']) expect(read(text)).toBeUndefined();
    expect(read('dorji kaj')).toEqual(['dorji']);
    expect(read('jobs in sylhet')).toEqual(['sylhet']);
    expect(read('???')).toEqual([]);
  });
});
