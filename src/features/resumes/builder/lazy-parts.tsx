import { createLazyPart } from '#platform/startup/lazy-part.tsx';

export const lazyMakeSheet = createLazyPart(
  async () => (await import('./make-sheet.tsx')).MakeSheet,
  () => null,
);

export const lazyPreview = createLazyPart(
  async () => (await import('./preview/cv-preview.tsx')).CvPreview,
  () => <div className="skeleton aspect-[210/297] w-full" />,
);

export const lazyPreviewDialog = createLazyPart(
  async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog,
  () => null,
);
