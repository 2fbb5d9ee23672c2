import { createLazyPart } from '#platform/startup/lazy-part.tsx';

export const lazyTemplatePreview = createLazyPart(
  async () => (await import('./template-preview.tsx')).TemplatePreview,
  () => null,
);
