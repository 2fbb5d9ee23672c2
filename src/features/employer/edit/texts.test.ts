import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mergeVersions, textsSchema } from './texts.ts';

const schema = textsSchema(['title', 'city'], { title: '', city: 'Dhaka' });

describe('a stored draft', () => {
  it('is read by name; what is new in the form starts as it would without a draft', () => {
    expect(v.parse(schema, { title: 'Cook', gone: 'x' })).toEqual({ title: 'Cook', city: 'Dhaka' });
    expect(v.parse(schema, { title: '', city: '' })).toEqual({ title: '', city: '' });
  });

  it('is refused when it is something else', () => {
    for (const theirsOnly of [null, 'text', { title: 5 }])
      expect(v.safeParse(schema, theirsOnly).success).toBe(false);
  });
});

describe('two versions of one row', () => {
  const names = ['title', 'city', 'state', 'bonus'] as const;
  const base = { title: 'Cook', city: 'Dhaka', state: 'Dhaka', bonus: '' };

  it('are merged field by field: what only they changed stays, what I changed is mine', () => {
    const mine = { ...base, title: 'Head cook', city: 'Sylhet', state: 'Sylhet' };
    const theirs = { ...base, title: 'Chef', state: 'Sylhet', bonus: '500' };
    const { merged, differing, theirsOnly } = mergeVersions(names, { base, mine, theirs });
    expect(merged).toEqual({ title: 'Head cook', city: 'Sylhet', state: 'Sylhet', bonus: '500' });
    expect(differing).toEqual(['title', 'city']);
    expect(theirsOnly).toEqual(['bonus']);
  });

  it('that say the same have nothing to choose', () => {
    const mine = { ...base, title: 'Chef ' };
    const { differing, theirsOnly } = mergeVersions(names, {
      base,
      mine,
      theirs: { ...base, title: 'Chef' },
    });
    expect([differing, theirsOnly]).toEqual([[], []]);
  });
});
