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
