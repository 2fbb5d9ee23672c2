import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, sealJson, unseal, unsealJson, type SealKey } from './seal.ts';

const newKey = (no: number): SealKey => ({ no, key: randomBytes(32) });
const key = newKey(1);
const place = ['an-application', 'cv'] as const;
const bytes = Buffer.from('%PDF-1.7 আমার সিভি');

test('what is sealed opens at its place alone, and with its key alone', () => {
  const sealed = seal(key, place, bytes);
  expect(unseal(key, place, sealed)).toEqual(bytes);
  expect(() => unseal(newKey(1), place, sealed)).toThrow();
  expect(() => unseal(key, ['another', 'cv'], sealed)).toThrow();
  expect(() => unseal(key, ['an-application', 'content'], sealed)).toThrow();
  // The parts of a place do not run into each other.
  expect(() => unseal(key, ['an-application","cv', ''], sealed)).toThrow();
});

test('a changed, cut or empty text does not open', () => {
  const sealed = seal(key, place, bytes);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(key, place, changed)).toThrow();
  }
  expect(() => unseal(key, place, sealed.subarray(0, -1))).toThrow();
  // A tag that was cut would be easier to guess.
  expect(() => unseal(key, place, sealed.subarray(0, 20))).toThrow();
  expect(() => unseal(key, place, Buffer.alloc(0))).toThrow();
});

test('the same text is sealed differently each time, and holds nothing of it', () => {
  const [one, other] = [seal(key, place, bytes), seal(key, place, bytes)];
  expect(one).not.toEqual(other);
  expect(one.includes('PDF')).toBe(false);
  expect(unseal(key, place, seal(key, place, Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
});

test('JSON comes back as it was', () => {
  const value = { name: 'রিনা "R" Akter', answers: [1, null] };
  expect(unsealJson(key, place, sealJson(key, place, value))).toEqual(value);
});
