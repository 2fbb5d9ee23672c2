import { uploadLimits } from '#contract/limits.ts';

/** Twice the edge that the server stores. */
const SENT_EDGE_PX = 1024;
const MAX_SOURCE_BYTES = 40 * 1024 * 1024;
const SMALL_BYTES = 300 * 1024;

export type ImageRefusal = 'notImage' | 'broken' | 'tooLarge';

interface FileFacts {
  name: string;
  type: string;
  size: number;
}

const decodable = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/svg+xml',
]);
const untypedImage = /\.(?:heic|heif|avif|tiff?|jpe?g|png|webp)$/i;
const photoTypes = new Set(['image/jpeg', 'image/heic', 'image/heif']);

/** Phones give some photos no media type. */
function isNamedImage({ name, type }: FileFacts): boolean {
  return type === '' ? untypedImage.test(name) : type.startsWith('image/');
}

/** Why a file is refused before it is decoded; null when it may be decoded. */
export function refuseUnopened(file: FileFacts): ImageRefusal | null {
  if (!isNamedImage(file)) return 'notImage';
  if (file.size === 0) return 'broken';
  return file.size > MAX_SOURCE_BYTES ? 'tooLarge' : null;
}

/** Why a file is refused that the browser cannot decode; null where the server may know the format (HEIC). */
export function refuseUndecoded({ type, size }: FileFacts): ImageRefusal | null {
  if (decodable.has(type)) return 'broken';
  return size > uploadLimits.logoBytes ? 'tooLarge' : null;
}

export interface Size {
  width: number;
  height: number;
}

/** Scales a size down into a square, to at least one pixel. */
export function fitInside({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  const toPixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: toPixels(width), height: toPixels(height) };
}

/** Vector drawings have no pixels: their longest edge becomes what the server stores. */
export function toDrawnSize(size: Size, type: string): Size {
  if (type !== 'image/svg+xml') return fitInside(size, SENT_EDGE_PX);
  const scale = uploadLimits.logoPx / Math.max(size.width, size.height);
  return fitInside({ width: size.width * scale, height: size.height * scale }, uploadLimits.logoPx);
}

/** True for a small file in a format and size that needs no work. */
export function isFineAsIs(file: FileFacts, { width, height }: Size): boolean {
  return (
    ['image/jpeg', 'image/png', 'image/webp'].includes(file.type) &&
    file.size <= SMALL_BYTES &&
    Math.max(width, height) <= SENT_EDGE_PX
  );
}

/** The type to write where the browser cannot write WebP. */
export function toFallbackType(type: string): 'image/jpeg' | 'image/png' {
  return photoTypes.has(type) ? 'image/jpeg' : 'image/png';
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The file name after re-encoding as another type. */
export function renameFor(name: string, type: string): string {
  const extension = extensions[type];
  return extension === undefined ? name : `${name.replace(/\.[^.]*$/, '') || 'image'}.${extension}`;
}
