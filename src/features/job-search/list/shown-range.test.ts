import { describe, expect, it } from 'vitest';
import { toShownRange } from './shown-range.ts';

describe('toShownRange', () => {
  it('uses the true total where the server sends one', () => {
    const pagination = { totalPages: 5, total: 42, page: 5, perPage: 10 };
    expect(toShownRange(pagination, 5, 2)).toEqual({ from: 41, to: 42, total: 42, isEstimate: false });
  });

  it('estimates from the pages where it does not, and knows the last page exactly', () => {
    expect(toShownRange({ totalPages: 4 }, 1, 10)).toEqual({ from: 1, to: 10, total: 40, isEstimate: true });
    expect(toShownRange({ totalPages: 4 }, 4, 3)).toEqual({ from: 31, to: 33, total: 33, isEstimate: false });
  });

  it('shows 0-0 of nothing', () => {
    expect(toShownRange({ totalPages: 0, total: 0 }, 1, 0)).toEqual({
      from: 0,
      to: 0,
      total: 0,
      isEstimate: false,
    });
  });
});
