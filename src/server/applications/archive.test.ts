import { expect, test } from 'vitest';
import { toCsv, toPhoneCell } from './archive.ts';

test('a table begins with the mark of UTF-8 and quotes every cell', () => {
  expect(
    toCsv([
      ['নাম', 'a,b'],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('\uFEFF"নাম","a,b"\r\n"say ""hi""","two\nlines"\r\n');
});

test.each([
  '=1+1',
  '+880',
  '-2+3',
  '-A1',
  '- 2',
  '@SUM(A1)',
  '\tx',
  '\rx',
  ' =HYPERLINK("http://x","y")',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
])('no spreadsheet computes %j', (text) => {
  expect(toCsv([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
});

test.each([
  ['Hi;=WEBSERVICE(A1)', "Hi;'=WEBSERVICE(A1)"],
  ['a | +1', "a |' +1"],
  ['a\t＝1', "a\t'＝1"],
  ['a; b', 'a; b'],
])('the cell that a program may begin inside %j is text', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${cell}"\r\n`);
});

test.each(['-2', '-88.5', '120000', '0'])('the number %s has no apostrophe', (number) => {
  expect(toCsv([[number]])).toBe(`\uFEFF"${number}"\r\n`);
});

test.each([
  ['01712345678', '01712-345678'],
  ['+880 1712 345678', '01712-345678'],
  ['০১৭১২৩৪৫৬৭৮', '01712-345678'],
  ['0255012345', "'0255012345"],
  ['+44 20 7123 4567', "'+44 20 7123 4567"],
  ['', ''],
])('the phone number %j is a text that keeps its zero', (phone, cell) => {
  expect(toCsv([[toPhoneCell(phone)]])).toBe(`\uFEFF"${cell}"\r\n`);
});
