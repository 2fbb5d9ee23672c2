import { inflateRawSync } from 'node:zlib';
import { applicationLimits, type CvType } from '#contract/applications/application.ts';
import { toSeenText } from '#contract/clean-text.ts';
import { ApiError } from '../errors/api-error.ts';
import { cvTooLarge } from '../http/request/body-limit.ts';

/** What an employer opens on a computer: checked by its bytes, whatever its name says. */

const LOCAL_ENTRY = 0x04034b50;
const CENTRAL_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
/** Of a comment behind the directory. */
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 2000;
const TYPES_FILE = '[Content_Types].xml';
const MAX_TYPES_BYTES = 256 * 1024;

interface Entry {
  name: string;
  isEncrypted: boolean;
  method: number;
  size: number;
  at: number;
}

function findDirectory(bytes: Buffer): { at: number; entries: number } | null {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_END) continue;
    return { at: bytes.readUInt32LE(at + 16), entries: bytes.readUInt16LE(at + 10) };
  }
  return null;
}

/** The entries of a ZIP archive; null for a damaged one. */
function listEntries(bytes: Buffer): Entry[] | null {
  const directory = findDirectory(bytes);
  if (directory === null || directory.entries > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let { at } = directory;
  for (let count = 0; count < directory.entries; count += 1) {
    if (at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL_ENTRY) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The text of an entry; null where it cannot be read. */
function readEntry(bytes: Buffer, { method, size, at }: Entry): string | null {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL_ENTRY) return null;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + size);
  if (packed.length !== size) return null;
  if (method === 0) return packed.toString('utf8');
  try {
    return inflateRawSync(packed, { maxOutputLength: MAX_TYPES_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}

const macros = /vbaProject|vbaData|macroEnabled/i;

function checkDocx(bytes: Buffer): CvType {
  const entries = listEntries(bytes);
  if (entries === null) throw new ApiError('cvUnreadable');
  const types = entries.find(({ name }) => name === TYPES_FILE);
  if (types === undefined || !entries.some(({ name }) => name === 'word/document.xml')) {
    throw new ApiError('cvNotDocument');
  }
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ApiError('cvUnreadable');
  const text = readEntry(bytes, types);
  if (text === null) throw new ApiError('cvUnreadable');
  // A part with macros may have any name, but not another type.
  if (macros.test(text) || entries.some(({ name }) => macros.test(name))) throw new ApiError('cvWithMacros');
  return 'docx';
}

/** The type of a CV. @throws ApiError 400, 413 or 415 */
export function checkCv(file: Uint8Array): CvType {
  if (file.length === 0) throw new ApiError('cvMissing');
  if (file.length > applicationLimits.cvBytes) throw cvTooLarge();
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  if (bytes.length > END_BYTES && bytes.readUInt32LE(0) === LOCAL_ENTRY) return checkDocx(bytes);
  throw new ApiError('cvNotDocument');
}

const MAX_NAME_CHARS = 80;
/** Devices of Windows, which no file may be called after. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system can store, with the ending of the file's type. */
export function toSafeName(name: string, type: CvType): string {
  const plain = toSeenText(name.replace(/^.*[/\\]/s, '').replace(/\.(?:pdf|docx)$/i, ''))
    .replaceAll(/[\p{Cc}\p{Cs}<>:"|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const cut = [...plain].slice(0, MAX_NAME_CHARS).join('').trimEnd();
  return `${cut === '' || reserved.test(cut) ? 'CV' : cut}.${type}`;
}
