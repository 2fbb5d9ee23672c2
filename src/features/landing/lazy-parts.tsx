import { createRenderedPart, createLazyPart } from '#platform/startup/lazy-part.tsx';

/** Wide windows show it, from the server's HTML. */
export const lazyHeroPicture = createRenderedPart(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  () => null,
);

/** What opens under the search box, loaded with the first match. */
export const lazyMatchList = createLazyPart(
  async () => (await import('./match-list.tsx')).MatchList,
  () => null,
);
