import { expect, test } from 'vitest';
import { toCsv, toTextCell } from './csv.ts';

test('a table begins with the mark of UTF-8 and quotes what needs it', () => {
  expect(
    toCsv([
      ['নাম', 'a,b'],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('\uFEFFনাম,"a,b"\r\n"say ""hi""","two\nlines"\r\n');
});

test.each(['=1+1', '+880', '-2', '@SUM(A1)', '\tx', '\rx', ' =HYPERLINK("http://x","y")'])(
  'no spreadsheet computes %j',
  (text) => {
    expect(toCsv([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
  },
);

test('a phone number keeps its zero', () => {
  expect(toCsv([[toTextCell('01712345678'), toTextCell('')]])).toBe("\uFEFF'01712345678,\r\n");
});
