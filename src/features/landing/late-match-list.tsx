import { createLazyPart } from '#platform/startup/lazy-part.tsx';

/** What opens under the search box, loaded with the first match. */
export const lazyMatchList = createLazyPart(
  async () => (await import('./match-list.tsx')).MatchList,
  () => null,
);
