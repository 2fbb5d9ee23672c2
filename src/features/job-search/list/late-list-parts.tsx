import { createLazyPart, createRenderedPart } from '#platform/startup/lazy-part.tsx';

/** The pager stands under the list: it is loaded beside it. */
export const lazyPager = createRenderedPart(
  async () => (await import('./list-pager.tsx')).ListPager,
  () => <div aria-hidden="true" className="mt-6 h-24 sm:h-11" />,
);

/** Only where a list cannot be read. */
export const lazyStoredLists = createLazyPart(
  async () => (await import('../offline/stored-list-links.tsx')).StoredListLinks,
  () => null,
);

/** Only where a list has no jobs. */
export const lazyEmptyList = createRenderedPart(
  async () => (await import('./empty-list.tsx')).EmptyList,
  () => <div aria-hidden="true" className="surface h-64" />,
);
