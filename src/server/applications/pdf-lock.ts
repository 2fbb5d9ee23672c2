import { createCipheriv, createHash } from 'node:crypto';

/**
 * Whether a PDF needs a password to be opened. One that is encrypted to forbid printing or copying opens with the empty
 * password, as every reader tries it first (ISO 32000-2, 7.6.4). Its dictionary of encryption is never encrypted nor packed.
 */

type Value = Buffer | string | Map<string, Value> | Value[];

interface Cursor {
  text: string;
  at: number;
}

const MAX_DEPTH = 20;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function skipSpace(cursor: Cursor): void {
  const space = /[\0\s]*(?:%[^\r\n]*[\r\n][\0\s]*)*(?:%[^\r\n]*)?/y;
  space.lastIndex = cursor.at;
  cursor.at += space.exec(cursor.text)?.[0].length ?? 0;
}

/** "(…)", with its escapes and balanced parentheses. */
function readLiteral(cursor: Cursor): Buffer {
  const { text } = cursor;
  let [bytes, open] = ['', 1];
  for (cursor.at += 1; cursor.at < text.length; cursor.at += 1) {
    const sign = text.charAt(cursor.at);
    if (sign === '\\') {
      const [escape = ''] = /^(?:[0-7]{1,3}|\r\n|[^])/.exec(text.slice(cursor.at + 1, cursor.at + 4)) ?? [];
      if (/^[0-7]/.test(escape)) bytes += String.fromCharCode(Number.parseInt(escape, 8) & 0xff);
      else if (!/^[\r\n]/.test(escape)) bytes += escapes[escape] ?? escape;
      cursor.at += escape.length;
      continue;
    }
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open === 0) break;
    bytes += sign;
  }
  cursor.at += 1;
  return Buffer.from(bytes, 'latin1');
}

/** "<…>" */
function readHex(cursor: Cursor): Buffer {
  const end = cursor.text.indexOf('>', cursor.at);
  const digits = cursor.text.slice(cursor.at + 1, end < 0 ? undefined : end).replaceAll(/\s/g, '');
  cursor.at = end < 0 ? cursor.text.length : end + 1;
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

function readAll(cursor: Cursor, end: string, depth: number): Value[] {
  const values: Value[] = [];
  for (skipSpace(cursor); cursor.at < cursor.text.length; skipSpace(cursor)) {
    if (cursor.text.startsWith(end, cursor.at)) break;
    values.push(readValue(cursor, depth));
  }
  cursor.at += end.length;
  return values;
}

/** The values by their keys; of a reference ("5 0 R") the number. */
function toDictionary(values: readonly Value[]): Map<string, Value> {
  const found = new Map<string, Value>();
  let key: string | null = null;
  for (const value of values) {
    const isName = typeof value === 'string' && value.startsWith('/');
    if (key !== null && !found.has(key)) found.set(key, value);
    else if (isName) key = value;
  }
  return found;
}

function readValue(cursor: Cursor, depth = 0): Value {
  if (depth > MAX_DEPTH) throw new Error('A PDF is nested too deeply.');
  skipSpace(cursor);
  const { text, at } = cursor;
  if (text.startsWith('<<', at)) {
    cursor.at += 2;
    return toDictionary(readAll(cursor, '>>', depth + 1));
  }
  if (text.startsWith('[', at)) {
    cursor.at += 1;
    return readAll(cursor, ']', depth + 1);
  }
  if (text.startsWith('(', at)) return readLiteral(cursor);
  if (text.startsWith('<', at)) return readHex(cursor);
  const word = /\/?[^\0\s()<>[\]{}/%]*/y;
  word.lastIndex = at;
  const [found = ''] = word.exec(text) ?? [];
  cursor.at += Math.max(1, found.length);
  return found;
}

/** The end of the last match. */
function findLast(text: string, pattern: RegExp, isMeant = (_start: number) => true): number | null {
  let end: number | null = null;
  for (const match of text.matchAll(pattern)) if (isMeant(match.index)) end = match.index + match[0].length;
  return end;
}

const toMap = (value: Value): Map<string, Value> | null => (value instanceof Map ? value : null);

/** The dictionary of encryption, which trailers name by its number or contain. */
function findEncryption(text: string): Map<string, Value> | null {
  const at = findLast(text, /\/Encrypt(?=[\s<])/g);
  if (at === null) return null;
  const named = readValue({ text, at });
  if (typeof named !== 'string') return toMap(named);
  if (!/^\d{1,10}$/.test(named)) return null;
  const isNamed = (at: number) => text.endsWith(named, at) && !/\d/.test(text.charAt(at - named.length - 1));
  const start = findLast(text, /\s{1,9}\d{1,10}\s{1,9}obj/g, isNamed);
  return start === null ? null : toMap(readValue({ text, at: start }));
}

function findId(text: string): Buffer {
  const at = findLast(text, /\/ID(?=\s{0,99}\[)/g);
  const ids = at === null ? [] : readValue({ text, at });
  const first = Array.isArray(ids) ? ids[0] : null;
  return Buffer.isBuffer(first) ? first : Buffer.alloc(0);
}

/** What every password is filled up with: all of an empty one. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const hash = (algorithm: string, ...parts: readonly Uint8Array[]): Buffer =>
  parts.reduce((sum, part) => sum.update(part), createHash(algorithm)).digest();

/** OpenSSL 3 has it no longer. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 0xff], state[other & 0xff]] = [at(other), at(one)];
  };
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  other = 0;
  const next = (byte: number, index: number): number => {
    other = (other + at(index + 1)) & 0xff;
    swap(index + 1, other);
    return byte ^ at(at(index + 1) + at(other));
  };
  return Buffer.from(Uint8Array.from(bytes, next));
}

interface Encryption {
  revision: number;
  keyBytes: number;
  permissions: number;
  owner: Buffer;
  user: Buffer;
  isMetadataPlain: boolean;
  id: Buffer;
}

/** Algorithms 4, 5 and 6 of ISO 32000-1. */
function opensUntil2008({
  revision,
  keyBytes,
  permissions,
  owner,
  user,
  isMetadataPlain,
  id,
}: Encryption): boolean {
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions | 0);
  const plain = Buffer.alloc(isMetadataPlain && revision >= 4 ? 4 : 0, 0xff);
  let key = hash('md5', PADDING, owner.subarray(0, 32), allowed, id, plain).subarray(0, keyBytes);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, keyBytes);
  let mark = hash('md5', PADDING, id);
  for (let round = 0; round < 20; round += 1)
    mark = rc4(
      key.map((byte) => byte ^ round),
      mark,
    );
  return mark.equals(user.subarray(0, 16));
}

/** Algorithm 2.B of ISO 32000-2, of an empty password. */
function toHardenedHash(salt: Uint8Array): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256', encrypted);
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

/** Algorithm 11 of ISO 32000-2, and that of Adobe's extension level 3 before it. */
function opensSince2008({ revision, user }: Encryption): boolean {
  const salt = user.subarray(32, 40);
  const expected = revision === 5 ? hash('sha256', salt) : toHardenedHash(salt);
  return expected.equals(user.subarray(0, 32));
}

const toNumber = (value: Value | undefined): number =>
  typeof value === 'string' ? Number(value) : Number.NaN;

function isLocked(text: string): boolean {
  const found = findEncryption(text);
  const filter = found?.get('/Filter');
  if (!found || filter === undefined) return false;
  // Opened by certificates of chosen readers.
  if (filter !== '/Standard') return true;
  const [owner, user] = [found.get('/O'), found.get('/U')];
  const [revision, permissions] = [toNumber(found.get('/R')), toNumber(found.get('/P'))];
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user)) return false;
  const bits = toNumber(found.get('/V')) === 4 ? 128 : toNumber(found.get('/Length'));
  const encryption = {
    revision,
    keyBytes: revision === 2 || Number.isNaN(bits) ? 5 : Math.min(16, Math.max(5, bits / 8)),
    permissions,
    owner,
    user,
    isMetadataPlain: found.get('/EncryptMetadata') === 'false',
    id: findId(text),
  };
  if (revision === 5 || revision === 6) return !opensSince2008(encryption);
  return revision >= 2 && revision <= 4 && !opensUntil2008(encryption);
}

/** True for a PDF that nobody opens without a password. One that cannot be read so far is left to its readers. */
export function isPdfLocked(bytes: Uint8Array): boolean {
  try {
    return isLocked(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
  } catch {
    return false;
  }
}
