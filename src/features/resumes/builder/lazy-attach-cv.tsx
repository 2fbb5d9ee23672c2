import { createLazyPart } from '#platform/startup/lazy-part.tsx';

/** The CV of an application, to share or save; loaded where the device has a CV. */
export const lazyAttachCv = createLazyPart(
  async () => (await import('./attach-cv.tsx')).AttachCv,
  () => null,
);
