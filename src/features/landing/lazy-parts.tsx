import { createRenderedPart, createLazyPart } from '#platform/startup/lazy-part.tsx';

/** From the server's HTML. */
export const lazyHeroPicture = createRenderedPart(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  () => null,
);

export const lazyMatchList = createLazyPart(
  async () => (await import('./match-list.tsx')).MatchList,
  () => null,
);
