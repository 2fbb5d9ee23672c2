import { expect, test } from 'vitest';
import { emptyCvFields, emptyRows } from '#contract/device/cv.ts';
import { findFilled, looksIncomplete, looksShort } from './part-fields.tsx';

test('a part counts once it says something; rows of spaces do not', () => {
  expect(findFilled(emptyCvFields)).toEqual(new Set());
  const fields = {
    ...emptyCvFields,
    fullName: 'Rina',
    mobile: '01712',
    skills: ' \n• \n',
    work: [{ ...emptyRows.work, title: '  ' }],
    education: [{ ...emptyRows.education, degree: 'SSC' }],
  };
  expect(findFilled(fields)).toEqual(new Set(['contact', 'education']));
  expect(findFilled({ ...fields, headline: 'Nurse' })).toContain('about');
  expect(findFilled({ ...fields, religion: 'Islam' })).toContain('personal');
});

test('short numbers and unfinished addresses are noticed, in both digits; empty ones are not', () => {
  expect(['', '01712345678', '০১৭১২-৩৪৫৬৭৮', '+880 1712 345678'].map(looksShort)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(['0171234567', '০১৭'].map(looksShort)).toEqual([true, true]);
  expect(['', 'a@b.bd'].map(looksIncomplete)).toEqual([false, false]);
  expect(['rina@', 'rina', 'a b@c.d e'].map(looksIncomplete)).toEqual([true, true, true]);
});
