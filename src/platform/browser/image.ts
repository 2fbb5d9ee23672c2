import { type RefCallback, useCallback } from 'react';
import { uploadLimits } from '#contract/limits.ts';
import type { StoredFile } from '../storage/stored-file-schema.ts';
import { toBlob } from '../storage/stored-file.ts';

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

interface Size {
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

const QUALITY = 0.86;

interface ReadyImage {
  blob: Blob;
  name: string;
}
export type PreparedImage = { kind: 'ready'; image: ReadyImage } | { kind: 'refused'; reason: ImageRefusal };

interface Decoded {
  size: Size;
  source: CanvasImageSource;
  close: () => void;
}

/** `createImageBitmap` does not decode drawings. */
async function decodeElement(file: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return { size, source: image, close: () => URL.revokeObjectURL(url) };
}

async function decode(file: Blob): Promise<Decoded | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { size: bitmap, source: bitmap, close: () => bitmap.close() };
  } catch {
    return decodeElement(file).catch(() => null);
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

async function draw({ source, size }: Decoded, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const drawn = toDrawnSize(size, type);
  Object.assign(canvas, drawn);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, drawn.width, drawn.height);
  const written = await encode(canvas, 'image/webp');
  // Browsers that cannot write WebP answer with PNG.
  return written?.type === 'image/webp' ? written : encode(canvas, toFallbackType(type));
}

async function shrink(file: File, decoded: Decoded): Promise<ReadyImage | null> {
  if (isFineAsIs(file, decoded.size)) return { blob: file, name: file.name };
  const blob = await draw(decoded, file.type);
  return blob && { blob, name: renameFor(file.name, blob.type) };
}

/** Checks and shrinks a chosen image for upload. Never rejects. */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const refusal = refuseUnopened(file);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  const decoded = await decode(file);
  if (decoded === null || decoded.size.width === 0) {
    const reason = refuseUndecoded(file);
    return reason === null
      ? { kind: 'ready', image: { blob: file, name: file.name } }
      : { kind: 'refused', reason };
  }
  try {
    const image = await shrink(file, decoded);
    if (image === null) return { kind: 'refused', reason: 'broken' };
    return image.blob.size > uploadLimits.logoBytes
      ? { kind: 'refused', reason: 'tooLarge' }
      : { kind: 'ready', image };
  } finally {
    decoded.close();
  }
}

/** A `ref` for an image that shows a stored file; revokes its address afterwards. */
export function useFileSource(file: StoredFile): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(toBlob(file));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
