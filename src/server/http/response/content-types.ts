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
