import type { Cv } from '#device/cv.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';

/** The CV of an application, to share or save; loaded where the device has a CV. */
export const lazyAttachCv = createLazyPart(
  async () => (await import('./attach-cv.tsx')).AttachCv,
  () => null,
);

/** The PDF of a CV that was written on this device. */
export const makeCvPdf = async (cv: Cv): Promise<File> =>
  (await (await import('./make-file.ts')).makeCvFile(cv, 'pdf')).file;
