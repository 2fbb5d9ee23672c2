import { useCallback, type RefCallback } from 'react';
import { uploadLimits } from '#contract/limits.ts';
import {
  isFineAsIs,
  refuseUndecoded,
  refuseUnopened,
  renameFor,
  toDrawnSize,
  toFallbackType,
  type ImageRefusal,
  type Size,
} from './image-rules.ts';
import { toBlob } from '../storage/stored-file.ts';
import type { StoredFile } from '../storage/stored-file-schema.ts';

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
