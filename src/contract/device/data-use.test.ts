import { describe, expect, it } from 'vitest';
import { addDataUse, readDataUse, toMonthKey } from './data-use.ts';

const inDecember = new Date(2026, 11, 31, 23, 59).getTime();
const inJanuary = new Date(2027, 0, 1, 0, 0, 1).getTime();
const inMarch = new Date(2027, 2, 31).getTime();

describe('the data used in a month', () => {
  it('adds up in the calendar month of the device, and starts again with the next', () => {
    expect(toMonthKey(inJanuary)).toBe('2027-01');
    const december = addDataUse(addDataUse(undefined, 300, inDecember), 1, inDecember);
    expect(readDataUse(december, inDecember)).toEqual({ month: 301, lastMonth: 0 });
    const january = addDataUse(december, 50, inJanuary);
    expect(readDataUse(january, inJanuary)).toEqual({ month: 50, lastMonth: 301 });
  });

  it('keeps the month before, and no older one', () => {
    const january = addDataUse(addDataUse(undefined, 300, inDecember), 50, inJanuary);
    expect(Object.keys(january).sort()).toEqual(['2026-12', '2027-01']);
    expect(addDataUse(january, 7, inMarch)).toEqual({ '2027-03': 7 });
  });

  it.each([['much'], [{ '2026-12': -4 }], [{ '2026-12': Number.NaN }], [null]])(
    'starts again where what was stored cannot be read: %j',
    (stored) => expect(addDataUse(stored, 5, inDecember)).toEqual({ '2026-12': 5 }),
  );
});
