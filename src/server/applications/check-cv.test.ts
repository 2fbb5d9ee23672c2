import { describe, expect, test } from 'vitest';
import {
  contentTypesPart as types,
  documentPart as document,
  docxParts as docx,
  lockedDocx,
  toArchive,
} from '../../../tests/support/word-archive.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkCv, toSafeName } from './check-cv.ts';

const codeOf = (bytes: Uint8Array): string => {
  try {
    return checkCv(bytes);
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

describe('a CV', () => {
  test.each<[string, Uint8Array, string]>([
    ['a PDF', Buffer.from('%PDF-1.4\n…'), 'pdf'],
    ['a PDF behind a mark and line breaks', Buffer.from('\uFEFF\r\n %PDF-1.4\n…'), 'pdf'],
    ['a PDF behind a page of white space', Buffer.from(`${' '.repeat(1024)}%PDF-1.4`), 'cvNotDocument'],
    ['a DOCX', toArchive(docx), 'docx'],
    ['a DOCX with a comment', toArchive(docx, 'made by hand'), 'docx'],
    ['nothing', Buffer.alloc(0), 'cvMissing'],
    ['a text', Buffer.from('My CV'), 'cvNotDocument'],
    ['a page', Buffer.from('<html>%PDF-1.4'), 'cvNotDocument'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'cvNotDocument'],
    ['an old DOC', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'cvNotDocument'],
    ['a DOCX with a password', lockedDocx, 'cvLocked'],
    [
      'a PDF for readers with a certificate',
      Buffer.from('%PDF-1.7\ntrailer << /Encrypt << /Filter /Adobe.PubSec >> >>'),
      'cvLocked',
    ],
    ['another archive', toArchive([{ name: 'a.txt' }]), 'cvNotDocument'],
    ['a spreadsheet', toArchive([types, { name: 'xl/workbook.xml' }]), 'cvNotDocument'],
    ['a cut DOCX', toArchive(docx).subarray(0, -30), 'cvUnreadable'],
    ['the beginning of an archive', Buffer.from('PK\u0003\u0004'), 'cvNotDocument'],
    ['encrypted parts', toArchive([types, { ...document, isEncrypted: true }]), 'cvLocked'],
    ['macros', toArchive([...docx, { name: 'word/vbaProject.bin' }]), 'cvWithMacros'],
    [
      'macros under another name',
      toArchive([
        { ...types, text: '<Override ContentType="application/vnd.ms-office.vbaProject"/>' },
        document,
      ]),
      'cvWithMacros',
    ],
    [
      'macros in other signs',
      toArchive([
        { ...types, text: '<Override ContentType="application/vnd.ms-office.vba&#80;roject"/>' },
        document,
      ]),
      'cvWithMacros',
    ],
    [
      'macros in signs of two bytes',
      toArchive([{ ...types, text: [...'<Override ContentType="vbaProject"/>'].join('\0') }, document]),
      'cvWithMacros',
    ],
    [
      'a list of types that unpacks to more than one has',
      toArchive([{ ...types, text: ' '.repeat(1_000_000) }, document]),
      'cvUnreadable',
    ],
    ['more than 2 MB', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(2 * 1024 * 1024)]), 'cvTooLarge'],
  ])('that is %s', (_name, bytes, verdict) => {
    expect(codeOf(bytes)).toBe(verdict);
  });

  test('whose directory points anywhere is refused, never read beyond its end', () => {
    const bytes = toArchive(docx);
    const end = bytes.length - 22;
    for (const place of [0, 1, bytes.length, bytes.length + 1, 0xffffffff]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt32LE(place, end + 16);
      expect(codeOf(changed)).toBe('cvUnreadable');
    }
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = 0xff;
      expect(codeOf(changed)).toMatch(/^(?:docx|cv\w+)$/);
    }
  });
});

test.each([
  ['Rina Akter CV.pdf', 'Rina Akter CV.pdf'],
  ['রিনা আক্তার.PDF', 'রিনা আক্তার.pdf'],
  ['cv.exe', 'cv.exe.pdf'],
  ['C:\\Users\\rina\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe.pdf'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie x.pdf'],
  ['...', 'CV.pdf'],
  ['', 'CV.pdf'],
  ['NUL.pdf', 'CV.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('the name %j is made safe', (name, safe) => {
  expect(toSafeName(name, 'pdf')).toBe(safe);
});
