import { prepareImage } from '#platform/browser/image.ts';
import type { ImageRefusal } from '#platform/browser/image-rules.ts';
import { toFileBytes } from '#platform/storage/kept-file.ts';
import type { LogoChoice } from './company-rules.ts';

/** A logo as the form keeps it, or why the file cannot be one. */
export type PreparedLogo =
  { kind: 'ready'; chosen: NonNullable<LogoChoice['chosen']> } | { kind: 'refused'; reason: ImageRefusal };

/** Makes of a chosen file what is kept and sent. The device may refuse to read what it has just shown. Never rejects. */
export async function prepareLogo(file: File): Promise<PreparedLogo> {
  const prepared = await prepareImage(file);
  if (prepared.kind === 'refused') return prepared;
  const { blob, name } = prepared.image;
  const bytes = await toFileBytes(blob).catch(() => null);
  if (bytes === null) return { kind: 'refused', reason: 'broken' };
  return { kind: 'ready', chosen: { blob: bytes, name } };
}
