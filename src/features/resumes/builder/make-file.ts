import type { Cv } from '#device/cvs/cv.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import { toOutline, type Photo } from '../documents/outline.ts';
import { photoPx } from './cv-photo.ts';
import { hasBengali, toFileName } from './cv-progress.ts';

export type CvFormat = 'pdf' | 'docx';

async function readPhoto({ photo }: Cv): Promise<Photo | null> {
  if (photo === null) return null;
  return { bytes: new Uint8Array(await toBlob(photo).arrayBuffer()), ...photoPx };
}

async function make(cv: Cv, format: CvFormat): Promise<Blob> {
  const outline = toOutline({ ...cv, photo: await readPhoto(cv) });
  if (format === 'docx') return (await import('../documents/docx/docx.ts')).toDocx(outline);
  const [{ toPdf }, { loadFonts }] = await Promise.all([
    import('../documents/pdf/pdf.ts'),
    import('./pdf-fonts.ts'),
  ]);
  return toPdf(outline, await loadFonts(hasBengali(cv)));
}

/** Makes a CV's file on this device. */
export async function makeCvFile(cv: Cv, format: CvFormat): Promise<File> {
  const blob = await make(cv, format);
  return new File([blob], `${toFileName(cv.fields.fullName)}.${format}`, { type: blob.type });
}
