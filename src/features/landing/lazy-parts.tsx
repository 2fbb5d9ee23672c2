import { createRenderedPart } from '#platform/startup/lazy-part.tsx';

/** Phones do not show it, and nobody waits for its code: it stands in the page. */
export const lazyHeroPicture = createRenderedPart(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  () => null,
);
