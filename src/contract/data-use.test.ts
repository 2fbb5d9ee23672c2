import { describe, expect, it } from 'vitest';
import { addDataUse, readDataUse, toLastMonthKey, toMonthKey } from './data-use.ts';

describe('the data used in a month', () => {
  it('is kept under the calendar month of the device, with the one before', () => {
    const newYear = new Date(2027, 0, 1, 0, 0, 1).getTime();
    expect([toMonthKey(newYear), toLastMonthKey(newYear)]).toEqual(['2027-01', '2026-12']);
    const lastOfMarch = new Date(2026, 2, 31, 23, 59).getTime();
    expect([toMonthKey(lastOfMarch), toLastMonthKey(lastOfMarch)]).toEqual(['2026-03', '2026-02']);
  });

  it('adds up for pages and worker apart', () => {
    const first = addDataUse(undefined, 'page', 300);
    expect(addDataUse(addDataUse(first, 'worker', 50), 'page', 1)).toEqual({ page: 301, worker: 50 });
  });

  it('begins anew where what was kept cannot be read', () => {
    expect(readDataUse('much')).toEqual({ page: 0, worker: 0 });
    expect(readDataUse({ page: -4, worker: 7 })).toEqual({ page: 0, worker: 7 });
    expect(addDataUse({ page: Number.NaN, worker: 'x' }, 'page', 5)).toEqual({ page: 5, worker: 0 });
  });
});
