import { describe, expect, test } from 'vitest';
import {
  contentTypesPart as types,
  documentPart as document,
  docxParts as docx,
  lockedDocx,
  toArchive,
  toRelation,
  toRelations,
  toTypesPart,
} from '../../../tests/support/word-archive.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkCv, toSafeName } from './check-cv.ts';

const codeOf = (bytes: Uint8Array): Promise<string> =>
  checkCv(bytes).catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)));

const pdf = '%PDF-1.4\n…';
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const [, roots = types] = docx;
/** A DOCX with relations of its settings. */
const toSettings = (...relations: readonly string[]): Buffer =>
  toArchive([...docx, toRelations('word/_rels/settings.xml.rels', ...relations)]);
const external = 'TargetMode="External"';
const toTemplate = (target: string): Buffer => toSettings(toRelation('attachedTemplate', target, external));
const withTypes = (more: string): Buffer =>
  toArchive([toTypesPart('word/document.xml', more), roots, document]);

describe('a CV', () => {
  test.each<[string, Uint8Array, string]>([
    ['a PDF', Buffer.from(pdf), 'pdf'],
    ['a PDF behind a mark and line breaks', Buffer.from(`\uFEFF\r\n ${pdf}`), 'pdf'],
    [
      'a PDF behind the head of a form',
      Buffer.from(`--x\r\nContent-Type: application/pdf\r\n\r\n${pdf}`),
      'pdf',
    ],
    ['a PDF behind a printer command', Buffer.from(`2 J\n${pdf}`), 'pdf'],
    ['a PDF at the last byte that readers look at', Buffer.from(`${'x'.repeat(1019)}%PDF-1.4`), 'pdf'],
    ['a PDF behind more than readers look at', Buffer.from(`${'x'.repeat(1020)}%PDF-1.4`), 'cvNotDocument'],
    ['a PDF with a password', Buffer.from(`${pdf}trailer << /Encrypt << /Filter /Standard >> >>`), 'pdf'],
    ['a PDF in an archive', toArchive([{ name: 'cv.pdf', text: pdf, isStored: true }]), 'cvNotDocument'],
    ['a DOCX', toArchive(docx), 'docx'],
    ['a DOCX in another order', toArchive(docx.toReversed()), 'docx'],
    [
      'a DOCX whose main part has another name',
      toArchive([
        toTypesPart('doc/main.xml'),
        toRelations('_rels/.rels', toRelation('officeDocument', '/doc/main.xml')),
        { name: 'doc/main.xml' },
      ]),
      'docx',
    ],
    [
      'a strict DOCX that declares its type by the ending',
      toArchive([
        {
          ...types,
          text: "<t:Types xmlns:t='x'><t:Default ContentType='application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml' Extension='xml'/></t:Types>",
        },
        toRelations('_rels/.rels', toRelation('officeDocument', 'word/document2.xml', '', strict)),
        { name: 'word/document2.xml' },
      ]),
      'docx',
    ],
    ['a DOCX without its main part', toArchive([types, roots]), 'cvNotDocument'],
    ['a DOCX with a comment', toArchive(docx, 'made by hand'), 'docx'],
    ['nothing', Buffer.alloc(0), 'cvMissing'],
    ['a text', Buffer.from('My CV'), 'cvNotDocument'],
    ['a page', Buffer.from('\uFEFF\n<!DOCTYPE html>%PDF-1.4'), 'cvNotDocument'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'cvNotDocument'],
    ['an old DOC', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'cvNotDocument'],
    ['a DOCX with a password', lockedDocx, 'cvLocked'],
    ['another archive', toArchive([{ name: 'a.txt' }]), 'cvNotDocument'],
    [
      'a spreadsheet',
      toArchive([
        {
          ...types,
          text: '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        },
        toRelations('_rels/.rels', toRelation('officeDocument', 'xl/workbook.xml')),
        { name: 'xl/workbook.xml' },
      ]),
      'cvNotDocument',
    ],
    ['two parts of one name', toArchive([types, ...docx]), 'cvUnreadable'],
    [
      'names that differ in case',
      toArchive([...docx, { ...types, name: '[content_types].XML' }]),
      'cvUnreadable',
    ],
    ['a template of another host', toTemplate('https://example.com/a.dotm'), 'cvWithMacros'],
    ['a template of a share', toTemplate('file://host/a.dotm'), 'cvWithMacros'],
    ['a template of a share of Windows', toTemplate('\\\\host\\a.dotm'), 'cvWithMacros'],
    ['a template in other signs', toTemplate('&#104;ttps://example.com/a.dotm'), 'cvWithMacros'],
    ['a template on the disk of the author', toTemplate('file:///C:\\Users\\R&amp;D\\CV%201.dotx'), 'docx'],
    ['links', toSettings(toRelation('hyperlink', 'https://example.com/?a=1&amp;b=2', external)), 'docx'],
    ['a frame', toSettings(toRelation('frame', 'https://example.com', external)), 'cvWithMacros'],
    [
      'a template behind a ">" in a value',
      toSettings(toRelation('attachedTemplate', 'https://example.com/a>b', external)),
      'cvWithMacros',
    ],
    [
      'relations with entities',
      toArchive([...docx, { name: 'word/_rels/a.rels', text: '<!DOCTYPE r [<!ENTITY e "x">]><r/>' }]),
      'cvWithMacros',
    ],
    ['an object', toSettings(toRelation('oleObject', 'embeddings/a.bin')), 'cvWithMacros'],
    [
      'an object by its type',
      withTypes(
        '<Override PartName="/a.x" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      ),
      'cvWithMacros',
    ],
    [
      'the type of objects, without any',
      withTypes(
        '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      ),
      'docx',
    ],
    ['a cut DOCX', toArchive(docx).subarray(0, -30), 'cvUnreadable'],
    ['the beginning of an archive', Buffer.from('PK\u0003\u0004'), 'cvNotDocument'],
    ['encrypted parts', toArchive([types, { ...document, isEncrypted: true }]), 'cvLocked'],
    ['macros', toArchive([...docx, { name: 'word/vbaProject.bin' }]), 'cvWithMacros'],
    [
      'macros under another name',
      withTypes('<Override PartName="/a" ContentType="application/vnd.ms-office.vbaProject"/>'),
      'cvWithMacros',
    ],
    [
      'macros in other signs',
      withTypes('<Override PartName="/a" ContentType="application/vnd.ms-office.vba&#80;roject"/>'),
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
  ])('that is %s', async (_name, bytes, verdict) => {
    expect(await codeOf(bytes)).toBe(verdict);
  });

  test('whose directory points anywhere is refused, never read beyond its end', async () => {
    const bytes = toArchive(docx);
    const end = bytes.length - 22;
    for (const place of [0, 1, bytes.length, bytes.length + 1, 0xffffffff]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt32LE(place, end + 16);
      expect(await codeOf(changed)).toBe('cvUnreadable');
    }
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = 0xff;
      expect(await codeOf(changed)).toMatch(/^(?:docx|cv\w+)$/);
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
