import { uploadLimits } from '#contract/limits.ts';

/** Longest edge that is sent, in pixels: twice what the server keeps. */
const SENT_EDGE_PX = 1024;
/** A photo straight from a camera is opened up to this size; it is shrunk before it is sent. */
const MAX_SOURCE_BYTES = 40 * 1024 * 1024;
/** Below this, shrinking gains nothing worth a second compression. */
const SMALL_BYTES = 300 * 1024;

/** Why a file cannot be used as an image. */
export type ImageRefusal = 'notImage' | 'broken' | 'tooLarge';

/** What of a `File` matters here. */
interface FileFacts {
  name: string;
  /** Media type; '' when the device does not know it. */
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

/** True for what says of itself that it is an image; phones give some photos no type at all. */
function isNamedImage({ name, type }: FileFacts): boolean {
  return type === '' ? untypedImage.test(name) : type.startsWith('image/');
}

/** Why a file is refused before it is opened; null when it may be tried. */
export function refuseUnopened(file: FileFacts): ImageRefusal | null {
  if (!isNamedImage(file)) return 'notImage';
  if (file.size === 0) return 'broken';
  return file.size > MAX_SOURCE_BYTES ? 'tooLarge' : null;
}

/**
 * Why a file that this browser cannot show is refused; null when it is sent as it is, as the server may know
 * more formats (HEIC photos above all).
 */
export function refuseUndecoded({ type, size }: FileFacts): ImageRefusal | null {
  if (decodable.has(type)) return 'broken';
  return size > uploadLimits.logoBytes ? 'tooLarge' : null;
}

export interface Size {
  width: number;
  height: number;
}

/** A size of the same shape inside a square of such an edge; never larger than it was, never below one pixel. */
export function fitInside({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  const toPixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: toPixels(width), height: toPixels(height) };
}

/** Drawings have no pixels of their own: their longest edge becomes what the server keeps. */
export function toDrawnSize(size: Size, type: string): Size {
  if (type !== 'image/svg+xml') return fitInside(size, SENT_EDGE_PX);
  const scale = uploadLimits.logoPx / Math.max(size.width, size.height);
  return fitInside({ width: size.width * scale, height: size.height * scale }, uploadLimits.logoPx);
}

/** True when the file may be sent as it is: small, and no larger in pixels than needed. */
export function isFineAsIs(file: FileFacts, { width, height }: Size): boolean {
  return (
    ['image/jpeg', 'image/png', 'image/webp'].includes(file.type) &&
    file.size <= SMALL_BYTES &&
    Math.max(width, height) <= SENT_EDGE_PX
  );
}

/** What to write where the browser cannot write WebP: photos have nothing to see through. */
export function toFallbackType(type: string): 'image/jpeg' | 'image/png' {
  return photoTypes.has(type) ? 'image/jpeg' : 'image/png';
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The name of a file after it was written anew as another type. */
export function renameFor(name: string, type: string): string {
  const extension = extensions[type];
  return extension === undefined ? name : `${name.replace(/\.[^.]*$/, '') || 'image'}.${extension}`;
}
