import { createLazyPart } from '#platform/startup/lazy-part.tsx';

export const lazyMakeSheet = createLazyPart(
  async () => (await import('./make-sheet.tsx')).MakeSheet,
  () => null,
);
