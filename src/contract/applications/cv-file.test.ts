import { expect, test } from 'vitest';
import { nameFileKind, type FileKind } from './cv-file.ts';

const head = (hex: string): Buffer => Buffer.from(hex, 'hex');

test.each<[FileKind | undefined, Buffer]>([
  ['doc', head('d0cf11e0a1b11ae1')],
  ['photo', head('ffd8ffe000104a46')],
  ['photo', Buffer.from('\0\0\0\x18ftypheic')],
  ['photo', Buffer.from('RIFF\n\n\n\nWEBPVP8 ')],
  ['rtf', Buffer.from('{\\rtf1\\ansi')],
  ['odt', Buffer.from(`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`)],
  ['pages', Buffer.from(`PK\x03\x04${'\0'.repeat(26)}Index/Document.iwa`)],
  ['zip', Buffer.from(`PK\x03\x04${'\0'.repeat(26)}cv.pdf%PDF-1.7`)],
  ['link', Buffer.from('{"url":"https://docs.google.com/open?id=1","doc_id":"1","email":"a@example.com"}')],
  [undefined, Buffer.from('a text')],
  [undefined, Buffer.alloc(0)],
])('%s is recognised by its beginning', (kind, bytes) => {
  expect(nameFileKind(bytes)).toBe(kind);
});
