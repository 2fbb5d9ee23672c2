import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textsSchema } from './draft-schema.ts';

const schema = textsSchema(['title', 'city'], { title: '', city: 'Dhaka' });

describe('what a form has kept', () => {
  it('is read by name; what is new in the form starts as it would without a draft', () => {
    expect(v.parse(schema, { title: 'Cook', gone: 'x' })).toEqual({ title: 'Cook', city: 'Dhaka' });
    expect(v.parse(schema, { title: '', city: '' })).toEqual({ title: '', city: '' });
  });

  it('is refused when it is something else', () => {
    for (const kept of [null, 'text', { title: 5 }]) expect(v.safeParse(schema, kept).success).toBe(false);
  });
});
