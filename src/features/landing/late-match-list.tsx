import { createLatePart } from '#platform/startup/late-part.tsx';

/** What opens under the search box, loaded with the first match. */
export const lateMatchList = createLatePart(
  async () => (await import('./match-list.tsx')).MatchList,
  () => null,
);
