import type { FileBytes, KeptFile } from './kept-file-schema.ts';

/** A file in the form that every browser's database takes. */
export async function toFileBytes(file: Blob): Promise<FileBytes> {
  return { type: file.type, size: file.size, bytes: await file.arrayBuffer() };
}

/** A kept file to show, hand out or send. */
export const toBlob = (kept: KeptFile): Blob =>
  kept instanceof Blob ? kept : new Blob([kept.bytes], { type: kept.type });
