import { expect, test } from 'vitest';
import { toContentDisposition } from './content.ts';

test('a plain name stands in both forms', () => {
  expect(toContentDisposition('attachment', 'classic-cv.docx')).toBe(
    `attachment; filename="classic-cv.docx"; filename*=UTF-8''classic-cv.docx`,
  );
});

test('a Bangla name keeps its letters in the extended form', () => {
  const header = toContentDisposition('attachment', 'জীবন বৃত্তান্ত.docx');
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  const extended = /filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '';
  expect(decodeURIComponent(extended)).toBe('জীবন বৃত্তান্ত.docx');
});

test('quotes, line breaks and brackets cannot leave their place', () => {
  const header = toContentDisposition('inline', `a"b\\c\r\nSet-Cookie: x('*').png`);
  expect(header).toBe(
    `inline; filename="a_b_c__Set-Cookie: x('*').png"; filename*=UTF-8''a%22b%5Cc%0D%0ASet-Cookie%3A%20x%28%27%2A%27%29.png`,
  );
});
