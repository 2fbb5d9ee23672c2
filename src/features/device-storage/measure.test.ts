import { describe, expect, it } from 'vitest';
import { addUp, measureRecords, noRecords, toBytes } from './measure.ts';

describe('what a record takes', () => {
  it('is its JSON in bytes and its files, at any depth', () => {
    expect(toBytes({ a: 'কাজ' })).toBe(8 + 9);
    const bytes = new ArrayBuffer(5);
    expect(toBytes({ logo: { bytes } })).toBe('{"logo":{}}'.length + 5);
    expect(toBytes([new Uint8Array(7)])).toBe('[null]'.length + 7);
    expect(toBytes(undefined)).toBe(0);
  });
});

describe('what a store holds', () => {
  const kind = { at: 'savedAt' };

  it('is as old as its oldest record; those without an age count as well', () => {
    const measured = measureRecords([{ savedAt: 30 }, { savedAt: 20 }, { savedAt: 'then' }, 7, null], kind);
    expect([measured.count, measured.oldest]).toEqual([5, 20]);
    expect(measureRecords([], kind)).toEqual(noRecords);
  });

  it('counts those of a kind, and the bytes of all', () => {
    const records = [{ kind: 'job', at: 5 }, { kind: 'company' }];
    const isOne = (record: unknown) => record === records[0];
    const measured = measureRecords(records, { at: 'at', isOne });
    expect(measured).toEqual({ count: 1, bytes: toBytes(records[0]) + toBytes(records[1]), oldest: 5 });
  });
});

it('adds up, and has the age of the oldest that has one', () => {
  const young = { count: 1, bytes: 10, oldest: 9 };
  const old = { count: 2, bytes: 5, oldest: 3 };
  expect(addUp([young, { ...noRecords, bytes: 1 }, old])).toEqual({ count: 3, bytes: 16, oldest: 3 });
});
