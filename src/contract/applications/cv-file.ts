import { applicationLimits, type CvType } from './application.ts';

/**
 * The type of a CV by its bytes, whatever its name says: an employer opens the file on a computer. Device and server ask
 * the same function, so both give the same answer.
 */

/** `locked`: no reader opens the DOCX without a password. `macros`: it runs a program or loads another file. */
export type CvProblem = 'type' | 'size' | 'damaged' | 'locked' | 'macros';

/** A part of a DOCX file. */
interface CvPart {
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed by deflate, without a header. */
  isPacked: boolean;
  /** The text may have so many bytes; a larger one counts as damaged. */
  mostBytes: number;
}

/** Returns the part's text; null for a damaged part, undefined where this browser cannot unpack. */
export type UnpackCvPart = (part: CvPart) => Promise<string | null | undefined>;

export type InspectedCv = { type: CvType } | { problem: CvProblem };

/** More than any word processor writes into all relations and `[Content_Types].xml` together. */
const MOST_PARTS_BYTES = 256 * 1024;

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

const CONTENT_TYPES = '[content_types].xml';

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

function contains(
  bytes: Uint8Array,
  sought: readonly number[],
  isNext = (_byte = 0): boolean => true,
): boolean {
  const [first = 0] = sought;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    const isFound = sought.every((byte, index) => bytes[at + index] === byte);
    if (isFound && isNext(bytes[at + sought.length])) return true;
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

function readPart(bytes: Uint8Array, { size, at, isPacked }: Entry, mostBytes: number): CvPart | null {
  const view = toView(bytes);
  if (at + LOCAL_BYTES > bytes.length || view.getUint32(at, true) !== LOCAL_ENTRY) return null;
  const start = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const found = bytes.slice(start, start + size);
  return found.length === size ? { bytes: found, isPacked, mostBytes } : null;
}

type Attributes = ReadonlyMap<string, string>;

/** A declaration of entities or defaults, or an encoding of two bytes: a name can hide in either. */
const hiding = /<!(?!--)|\0/;
const plainEncoding = /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i;
const token = /"[^"]*"?|'[^']*'?|[^"'\s=]+|=/g;

function readAttributes(element: string): Attributes {
  const tokens = element.match(token) ?? [];
  const found = new Map<string, string>();
  tokens.forEach((sign, at) => {
    const name = tokens[at - 1] ?? '';
    if (sign === '=' && !found.has(name)) found.set(name, (tokens[at + 1] ?? '').slice(1, -1));
  });
  return found;
}

/** The elements that declare a type. No value of XML holds "<" (XML 1.0, 2.3), so an element ends before the next "<". */
function readElements(xml: string): Attributes[] | null {
  const pieces = xml.split('<').filter((piece) => /Type|encoding/.test(piece));
  const elements = pieces.map(readAttributes);
  const isPlain = elements.every((element) => plainEncoding.test(element.get('encoding') ?? 'utf-8'));
  return isPlain && !hiding.test(xml) ? elements : null;
}

/** Macros, and objects that start the program they were made with. "&" begins a sign in another writing. */
const active = /vbaProject|vbaData|macroEnabled|oleObject|activeX|&/i;
/** What a document may name without loading it, or loads as a picture. */
const harmless = /\/(?:hyperlink|image)$/;
const template = /\/attachedTemplate$/;
/** Templates that come with a word processor lie on the author's disk, which Word leaves alone elsewhere. */
const localPath = /^(?:file:\/\/\/)?(?:[a-z]:[\\/]|[^\\/:%&][^:&]*$)/i;

function isActiveRelation(relation: Attributes): boolean {
  const [type = '', target = ''] = [relation.get('Type'), relation.get('Target')];
  if (active.test(type)) return true;
  if ((relation.get('TargetMode') ?? 'Internal') === 'Internal' || harmless.test(type)) return false;
  return !template.test(type) || !localPath.test(target);
}

const WORD_TYPE = 'wordprocessingml.document.main+xml';
/** Of the main part, in both editions of Open XML: transitional and strict. */
const mainRelation = /\/officeDocument(?:\/2006)?\/relationships\/officeDocument$/;

/** As readers compare the names of parts. */
const toPartName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase();

/** The parts by name; null where two have one name, as readers then differ in which one they show. */
function toParts(entries: readonly Entry[]): ReadonlyMap<string, Entry> | null {
  const parts = new Map(entries.map((entry) => [toPartName(entry.name), entry]));
  return parts.size === entries.length ? parts : null;
}

/** The elements of `[Content_Types].xml` and of all relations, by part. */
async function readParts(
  bytes: Uint8Array,
  parts: ReadonlyMap<string, Entry>,
  unpack: UnpackCvPart,
): Promise<Map<string, Attributes[]> | CvProblem | undefined> {
  const found = new Map<string, Attributes[]>();
  let mostBytes = MOST_PARTS_BYTES;
  for (const [name, entry] of parts) {
    if (name !== CONTENT_TYPES && !name.endsWith('.rels')) continue;
    const part = readPart(bytes, entry, mostBytes);
    const text = part === null ? null : await unpack(part);
    if (text === undefined) return undefined;
    mostBytes -= text?.length ?? 0;
    if (text === null || mostBytes < 0) return 'damaged';
    const elements = readElements(text);
    if (elements === null) return 'macros';
    found.set(name, elements);
  }
  return found;
}

async function inspectArchive(bytes: Uint8Array, unpack: UnpackCvPart): Promise<InspectedCv> {
  const entries = listEntries(bytes);
  const parts = entries && toParts(entries);
  if (entries === null || parts === null) return { problem: 'damaged' };
  const names = [...parts.keys()];
  if (!parts.has(CONTENT_TYPES)) return { problem: 'type' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { problem: 'locked' };
  if (names.some((name) => active.test(name))) return { problem: 'macros' };
  const read = await readParts(bytes, parts, unpack);
  // This browser cannot unpack: the server inspects the file again.
  if (read === undefined) return { type: 'docx' };
  if (typeof read === 'string') return { problem: read };
  const types = (read.get(CONTENT_TYPES) ?? []).filter((element) => element.has('ContentType'));
  const extensions = new Set(names.map((name) => name.slice(name.lastIndexOf('.') + 1)));
  // Some programs declare every type that they know.
  const used = types.filter((element) => {
    const extension = element.get('Extension')?.toLowerCase();
    return extension === undefined || extensions.has(extension);
  });
  if (used.some((element) => active.test(element.get('ContentType') ?? ''))) return { problem: 'macros' };
  if ([...read.values()].flat().some(isActiveRelation)) return { problem: 'macros' };
  const ofWord = types.filter((element) => element.get('ContentType')?.toLowerCase().includes(WORD_TYPE));
  const main = (read.get('_rels/.rels') ?? []).filter((element) =>
    mainRelation.test(element.get('Type') ?? ''),
  );
  const places = [
    ...main.map((element) => element.get('Target')),
    ...ofWord.map((element) => element.get('PartName')),
  ];
  const isMain = (place = ''): boolean => parts.has(toPartName(place));
  const isWord = isMain('word/document.xml') || (ofWord.length > 0 && places.some((place) => isMain(place)));
  return isWord ? { type: 'docx' } : { problem: 'type' };
}

/** Readers look for the header in as many bytes. */
const PDF_HEAD_BYTES = 1024;
/** A page that contains the header would be shown as a page by some programs. */
const htmlStart = /^[\s\u00ef\u00bb\u00bf]*<(?:!doctype html|html)/i;

function isPdf(bytes: Uint8Array): boolean {
  const head = toText(bytes.subarray(0, PDF_HEAD_BYTES));
  return head.includes('%PDF-') && !htmlStart.test(head);
}

/** The trailer of an encrypted PDF is neither encrypted nor packed (ISO 32000-2, 7.5.8.2 and 7.6.2). */
const ENCRYPTION = toBytes('/Encrypt');

/** Whether readers may ask for a password to open a PDF: the trailer has the key `Encrypt`, not only `EncryptMetadata`. */
export const isEncryptedPdf = (bytes: Uint8Array): boolean =>
  contains(bytes, ENCRYPTION, (next) => !/\w/.test(String.fromCharCode(next ?? 0)));

/** Inspects a CV by its bytes. */
export async function inspectCv(bytes: Uint8Array, unpack: UnpackCvPart): Promise<InspectedCv> {
  if (bytes.length > applicationLimits.cvBytes) return { problem: 'size' };
  if (bytes.length === 0) return { problem: 'damaged' };
  if (bytes.length > END_BYTES && toView(bytes).getUint32(0, true) === LOCAL_ENTRY) {
    return inspectArchive(bytes, unpack);
  }
  if (startsWith(bytes, COMPOUND_FILE)) {
    return { problem: contains(bytes, toBytes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k')) ? 'locked' : 'type' };
  }
  return isPdf(bytes) ? { type: 'pdf' } : { problem: 'type' };
}

export type FileKind = 'doc' | 'photo' | 'odt' | 'rtf' | 'pages' | 'link' | 'zip';

const fileKinds: readonly (readonly [RegExp, FileKind])[] = [
  [/^\xd0\xcf.\xe0/s, 'doc'],
  [/^(?:\xff\xd8\xff|\x89PNG|GIF8|BM|II\*.|MM.\*|RIFF....WEBP|....ftyp(?:hei|hev|mif|msf|avi))/s, 'photo'],
  [/^\{\\rtf/, 'rtf'],
  [/^PK...{0,60}application\/vnd\.oasis\.opendocument\.text/s, 'odt'],
  [/^PK...*\.iwa/s, 'pages'],
  [/^PK../s, 'zip'],
  [/^\s{0,9}\{[^}]*"(?:doc_id|url|resource_id)"/, 'link'],
];

/** Kinds are recognised by their beginning. */
const KIND_BYTES = 512;

/** The kind of a file that is no CV; undefined for others. A Google shortcut (`.gdoc`) is a link. */
export function nameFileKind(bytes: Uint8Array): FileKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  return fileKinds.find(([beginning]) => beginning.test(head))?.[1];
}
