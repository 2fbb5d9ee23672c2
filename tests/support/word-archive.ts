import { deflateRawSync } from 'node:zlib';

export interface ArchivePart {
  name: string;
  text?: string;
  isEncrypted?: boolean;
  /** Not compressed. */
  isStored?: boolean;
}

/** A ZIP archive as word processors write it. */
export function toArchive(parts: readonly ArchivePart[], comment = ''): Buffer<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, text = 'x', isEncrypted = false, isStored = false } of parts) {
    const packed = isStored ? Buffer.from(text) : deflateRawSync(text);
    const method = isStored ? 0 : 8;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(method, 8);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    at += head.length + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.from(Buffer.concat([...local, directory, end, Buffer.from(comment)]));
}

/** `[Content_Types].xml` of a document whose main part has that name. */
export const toTypesPart = (main: string, more = '') => ({
  name: '[Content_Types].xml',
  text: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${more}</Types>`,
});
export const contentTypesPart = toTypesPart('word/document.xml');
export const documentPart = { name: 'word/document.xml' };

const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const toRelation = (type: string, target: string, more = '', edition = transitional): string =>
  `<Relationship Id="rId1" Type="${edition}/${type}" Target="${target}" ${more}/>`;
export const toRelations = (name: string, ...relations: readonly string[]) => ({
  name,
  text: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
});
/** The parts of a DOCX file that make it one. */
export const docxParts = [
  contentTypesPart,
  toRelations('_rels/.rels', toRelation('officeDocument', 'word/document.xml')),
  documentPart,
];

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** What Office writes instead of a DOCX file with a password. */
export const lockedDocx = Buffer.from(
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    utf16('EncryptionInfo'),
    utf16('EncryptedPackage'),
  ]),
);
