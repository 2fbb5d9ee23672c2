import { toFileBytes } from '#platform/storage/stored-file.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';

/** 35 × 45 mm at 300 dots an inch. */
export const photoPx = { width: 413, height: 531 } as const;

/** The largest part of a picture with the photo's shape; above the middle, where faces are. */
export function toCrop(source: { width: number; height: number }) {
  const scale = Math.min(source.width / photoPx.width, source.height / photoPx.height);
  const [width, height] = [photoPx.width * scale, photoPx.height * scale];
  return { x: (source.width - width) / 2, y: (source.height - height) / 3, width, height };
}

async function draw(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = Object.assign(document.createElement('canvas'), photoPx);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { x, y, width, height } = toCrop(bitmap);
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, photoPx.width, photoPx.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, photoPx.width, photoPx.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}

/** A chosen picture as a passport photo; null where it cannot be opened. Never rejects. */
export async function toPhoto(file: Blob): Promise<StoredFile | null> {
  try {
    const photo = await draw(file);
    return photo && (await toFileBytes(photo));
  } catch {
    return null;
  }
}
