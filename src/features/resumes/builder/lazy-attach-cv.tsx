import { createLazyPart } from '#platform/startup/lazy-part.tsx';

/** The file of a CV for an application, loaded where there is one. */
export const lazyAttachCv = createLazyPart(
  async () => (await import('./attach-cv.tsx')).AttachCv,
  () => null,
);
