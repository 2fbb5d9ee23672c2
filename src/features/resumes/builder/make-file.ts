import { type Cv, toCvFileName } from '#device/cv.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import { toOutline, type Photo } from '../documents/outline.ts';
import type { MadePdf } from '../documents/pdf/pdf.ts';
import { listScripts } from '../documents/scripts.ts';
import { photoPx } from './cv-photo.ts';

export type CvFormat = 'pdf' | 'docx';

async function readPhoto({ photo }: Cv): Promise<Photo | null> {
  if (photo === null) return null;
  return { bytes: new Uint8Array(await toBlob(photo).arrayBuffer()), ...photoPx };
}

export interface MadeCv {
  file: File;
  /** Characters without a glyph in the fonts, which the PDF leaves out. */
  missing: readonly string[];
}

async function make(cv: Cv, format: CvFormat): Promise<MadePdf> {
  const outline = toOutline({ ...cv, photo: await readPhoto(cv) });
  if (format === 'docx') {
    const { toDocx } = await import('../documents/docx/docx.ts');
    return { file: await toDocx(outline), missing: [] };
  }
  const [{ toPdf }, { loadFonts }] = await Promise.all([
    import('../documents/pdf/pdf.ts'),
    import('./pdf-fonts.ts'),
  ]);
  return toPdf(outline, await loadFonts(listScripts(cv)));
}

/** Makes a CV's file on this device. */
export async function makeCvFile(cv: Cv, format: CvFormat): Promise<MadeCv> {
  const { file, missing } = await make(cv, format);
  const name = `${toCvFileName(cv.fields.fullName)}.${format}`;
  return { file: new File([file], name, { type: file.type }), missing };
}
