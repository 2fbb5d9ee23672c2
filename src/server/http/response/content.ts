const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Any file name: in ASCII for old clients, exact as `filename*` (RFC 6266). */
export function toContentDisposition(type: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
}

const PIECE_BYTES = 64 * 1024;

/** Bytes as they are to go out: a large piece counts as sent when it is handed over, however long a client reads it. */
export async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

const utf8 = '; charset=utf-8';

const types: Readonly<Record<string, string>> = {
  html: `text/html${utf8}`,
  js: `text/javascript${utf8}`,
  css: `text/css${utf8}`,
  txt: `text/plain${utf8}`,
  json: 'application/json',
  map: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  wasm: 'application/wasm',
};

const UNKNOWN_TYPE = 'application/octet-stream';

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The Content-Type for a file's name. */
export function contentTypeOf(name: string): string {
  return types[extensionOf(name)] ?? UNKNOWN_TYPE;
}

/** True unless the type is compressed already. */
export function isCompressible(name: string): boolean {
  const type = contentTypeOf(name);
  return /^text\/|json|xml|javascript|wasm|x-icon/.test(type) && !type.includes('openxmlformats');
}

/** True for images; other stored files are downloaded. */
export function isShownInPlace(name: string): boolean {
  return contentTypeOf(name).startsWith('image/');
}
