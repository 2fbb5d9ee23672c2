import { applicationLimits } from './application.ts';

/**
 * What a device and the server read of a CV's bytes, whatever its name says: an employer opens it on a computer. Devices
 * unpack otherwise than servers, so both do that themselves.
 */

/** `locked`: nobody opens it without a password. */
export type CvProblem = 'type' | 'size' | 'damaged' | 'locked' | 'macros';

/** `[Content_Types].xml` of a DOCX file, which names the kinds of all its parts. */
export interface ContentTypes {
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed by deflate, without a header. */
  isPacked: boolean;
}

type Inspected = { type: 'pdf' } | { type: 'docx'; contentTypes: ContentTypes } | { problem: CvProblem };

/** More than any word processor writes into `[Content_Types].xml`. */
export const MAX_TYPES_BYTES = 256 * 1024;

const LOCAL_ENTRY = 0x04034b50;
const LOCAL_BYTES = 30;
const CENTRAL_ENTRY = 0x02014b50;
const CENTRAL_BYTES = 46;
const DIRECTORY_END = 0x06054b50;
const END_BYTES = 22;
/** Of a comment behind the directory. */
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 2000;
const DEFLATED = 8;
/** Beginning of the files of Office before 2007, in which Office also wraps what it protects with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

interface Entry {
  name: string;
  isEncrypted: boolean;
  isPacked: boolean;
  size: number;
  at: number;
}

const toView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What matters of names and texts is ASCII. */
const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const toBytes = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

function contains(bytes: Uint8Array, sought: readonly number[]): boolean {
  const [first = 0] = sought;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (sought.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function findDirectory(view: DataView): { at: number; entries: number } | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_END) continue;
    return { at: view.getUint32(at + 16, true), entries: view.getUint16(at + 10, true) };
  }
  return null;
}

/** The entries of a ZIP archive; null for a damaged one. */
function listEntries(bytes: Uint8Array): Entry[] | null {
  const view = toView(bytes);
  const directory = findDirectory(view);
  if (directory === null || directory.entries > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let { at } = directory;
  for (let count = 0; count < directory.entries; count += 1) {
    if (at + CENTRAL_BYTES > bytes.length || view.getUint32(at, true) !== CENTRAL_ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: toText(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      isPacked: view.getUint16(at + 10, true) === DEFLATED,
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += CENTRAL_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function readContentTypes(bytes: Uint8Array, { size, at, isPacked }: Entry): ContentTypes | null {
  const view = toView(bytes);
  if (at + LOCAL_BYTES > bytes.length || view.getUint32(at, true) !== LOCAL_ENTRY) return null;
  const start = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const found = bytes.slice(start, start + size);
  return found.length === size ? { bytes: found, isPacked } : null;
}

const macros = /vbaProject|vbaData|macroEnabled/i;
/** Signs in another writing, or of two bytes each: no word processor writes a type so, but a name can hide in it. */
const hiding = /&#|\0/;

/** Whether the text of `[Content_Types].xml` names macros: their part may have any name, but no other type. */
export const hasMacros = (contentTypes: string): boolean =>
  macros.test(contentTypes) || hiding.test(contentTypes);

function inspectArchive(bytes: Uint8Array): Inspected {
  const entries = listEntries(bytes);
  if (entries === null) return { problem: 'damaged' };
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  if (types === undefined || !entries.some(({ name }) => name === 'word/document.xml')) {
    return { problem: 'type' };
  }
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { problem: 'locked' };
  if (entries.some(({ name }) => macros.test(name))) return { problem: 'macros' };
  const contentTypes = readContentTypes(bytes, types);
  return contentTypes === null ? { problem: 'damaged' } : { type: 'docx', contentTypes };
}

/** Readers look for the header in as many bytes. */
const PDF_HEAD_BYTES = 1024;
/** Some programs write these before the header: a mark of UTF-8, white space. */
const beforePdf = new Set([0xef, 0xbb, 0xbf, 0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

function isPdf(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, PDF_HEAD_BYTES);
  const start = head.findIndex((byte) => !beforePdf.has(byte));
  return start >= 0 && startsWith(head.subarray(start), toBytes('%PDF-'));
}

/** The type of a CV by its bytes. A DOCX file may still have macros: see {@link hasMacros}. */
export function inspectCv(bytes: Uint8Array): Inspected {
  if (bytes.length > applicationLimits.cvBytes) return { problem: 'size' };
  if (bytes.length === 0) return { problem: 'damaged' };
  if (isPdf(bytes)) return { type: 'pdf' };
  if (startsWith(bytes, COMPOUND_FILE)) {
    return { problem: contains(bytes, toBytes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k')) ? 'locked' : 'type' };
  }
  if (bytes.length <= END_BYTES || toView(bytes).getUint32(0, true) !== LOCAL_ENTRY) {
    return { problem: 'type' };
  }
  return inspectArchive(bytes);
}
