import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './text.ts';

describe('truncate', () => {
  it('leaves a text at the limit as it is and cuts a longer one', () => {
    expect(truncate('a'.repeat(40), 40)).toBe('a'.repeat(40));
    expect(truncate('a'.repeat(41), 40)).toBe(`${'a'.repeat(40)}...`);
  });

  it('never tears a Bangla character apart', () => {
    expect(truncate('কর্মী কর্মকর্তা', 3)).toMatch(/^কর্মী?.*\.\.\.$/u);
    expect(truncate('মি'.repeat(5), 5)).toBe('মি'.repeat(5));
    expect(truncate('মি'.repeat(6), 5)).toBe(`${'মি'.repeat(5)}...`);
  });
});

it('takes joined emoji, which © and ® are, for one character', () => {
  expect(truncate('©\u200d©aaaab', 5)).toBe('©\u200d©aaaa...');
  expect(truncate('®\u200d®aaaa', 5)).toBe('®\u200d®aaaa');
});

const signsOf = {
  'Latin text': 'aZ09 .,-\n’–•…৳€£©é',
  Bangla: 'aকষরয়ড়ংঁিাীে়্\u200d\u200cঅঋ৳৯।\n ',
  'any text': 'aZ09 .,-\n’–•…৳€£©éক্ষাe\u0301\r\u00ad\u200d👍🏽',
} as const;

it.each(Object.entries(signsOf))('counts the characters of %s as Intl does', (_name, signs) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { minLength: 6, maxLength: 30 }), (list) => {
      const text = list.join('');
      const all = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
      const cut = `${all.slice(0, 5).join('').trimEnd()}...`;
      expect(truncate(text, 5)).toBe(all.length > 5 ? cut : text);
    }),
    { numRuns: 500 },
  );
});
