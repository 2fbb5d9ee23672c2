import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSameTexts, textsSchema } from './use-edit.ts';

const schema = textsSchema(['title', 'city'], { title: '', city: 'Dhaka' });

describe('a stored draft', () => {
  it('is read by name; what is new in the form starts as it would without a draft', () => {
    expect(v.parse(schema, { title: 'Cook', gone: 'x' })).toEqual({ title: 'Cook', city: 'Dhaka' });
    expect(v.parse(schema, { title: '', city: '' })).toEqual({ title: '', city: '' });
  });

  it('is refused when it is something else', () => {
    for (const stored of [null, 'text', { title: 5 }])
      expect(v.safeParse(schema, stored).success).toBe(false);
  });
});

it('two rows have the same texts when every field has', () => {
  const mine = { title: 'Cook', city: 'Dhaka' };
  expect(isSameTexts(mine, { ...mine })).toBe(true);
  expect(isSameTexts(mine, { ...mine, city: 'Sylhet' })).toBe(false);
});
