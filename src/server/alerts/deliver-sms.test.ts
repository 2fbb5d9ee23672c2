import { expect, test } from 'vitest';
import { createRandom } from '../sample/synthetic/random.ts';
import { countSegments, toGsmSigns } from './deliver-sms.ts';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // The euro sign takes two places.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // It is not divided: 152 + 2 do not fit in 153.
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['চ'.repeat(70), 1],
  ['চ'.repeat(71), 2],
  ['চ'.repeat(134), 2],
  ['চ'.repeat(135), 3],
  // One Bangla letter switches the whole message to UCS-2.
  [`${'a'.repeat(69)}চ`, 1],
  [`${'a'.repeat(70)}চ`, 2],
  // A surrogate pair is not split.
  [`${'চ'.repeat(66)}😀${'চ'.repeat(66)}`, 3],
])('%# is counted as operators do', (text, segments) => {
  expect(countSegments(text)).toBe(segments);
});

/** Divides as a phone would: as much as fits in each part, no character in two. */
function divide(text: string, most: number, unitsOf: (character: string) => number): string[] {
  const parts: string[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const used = [...(last ?? '')].reduce((sum, one) => sum + unitsOf(one), 0);
    if (last === undefined || used + unitsOf(character) > most) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

test('the count is that of the parts, which put together are the text', () => {
  const random = createRandom(32);
  const letters = ['a', 'Z', ' ', '\n', '€', '{', 'চ', 'া', '্', '😀'];
  for (let round = 0; round < 300; round += 1) {
    const kinds = round % 2 === 0 ? 6 : letters.length;
    const text = Array.from(
      { length: random.whole(0, 400) },
      () => letters[random.whole(0, kinds - 1)] ?? '',
    ).join('');
    const isGsm = /^[aZ \n€{]*$/.test(text);
    const unitsOf = (one: string) => (isGsm ? (/[€{]/.test(one) ? 2 : 1) : one.length);
    const total = [...text].reduce((sum, one) => sum + unitsOf(one), 0);
    const parts = divide(text, isGsm ? 153 : 67, unitsOf);
    expect(parts.join('')).toBe(text);
    expect(countSegments(text)).toBe(total <= (isGsm ? 160 : 70) ? 1 : parts.length);
  }
});

test('signs that would halve a message are written in plain ones', () => {
  expect(toGsmSigns('৳12,000–15,000 · Cox’s Bazar')).toBe("Tk 12,000-15,000 , Cox's Bazar");
  expect(countSegments(toGsmSigns(`৳${'1'.repeat(157)}`))).toBe(1);
});
