import { describe, expect, test } from 'vitest';
import { toBanglaSpelling } from './bangla-word.ts';
import { toConsonantKey } from './consonant-key.ts';
import { toSearchWords } from './search-words.ts';
import { toStem, toTableForm } from './word-stem.ts';

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
  ])('%s and %s are one spelling', (one, other) => {
    expect(toBanglaSpelling(one)).toBe(toBanglaSpelling(other));
    expect(toBanglaSpelling(one.normalize('NFD'))).toBe(toBanglaSpelling(one));
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

const read = (text: string) => toSearchWords(text)?.map(({ joined }) => joined);

describe('the words of a search', () => {
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
