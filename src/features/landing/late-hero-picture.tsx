import { createRenderedPart } from '#platform/startup/late-part.tsx';

/** Phones do not show it, and nobody waits for its code: it stands in the page. */
export const lateHeroPicture = createRenderedPart(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  () => null,
);
