export type PagerItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

const ALL_SHOWN = 7;

/** The pages of a pager: the first, the last, and the current one's neighbours. */
export function toPagerItems(current: number, totalPages: number): PagerItem[] {
  const near = new Set([1, totalPages, current - 1, current, current + 1]);
  if (current <= 4) for (const page of [2, 3, 4, 5]) near.add(page);
  if (current >= totalPages - 3) for (const back of [1, 2, 3, 4]) near.add(totalPages - back);
  const items: PagerItem[] = [];
  for (let page = 1; page <= totalPages; page += 1) {
    if (totalPages <= ALL_SHOWN || near.has(page)) items.push({ kind: 'page', page });
    else {
      // Skips long runs, so that a million pages are as cheap as ten.
      items.push({ kind: 'gap', after: page - 1 });
      page = Math.min(...[...near].filter((shown) => shown > page)) - 1;
    }
  }
  return items;
}

/** The page if it exists, else null. */
export function toReachablePage(page: number, totalPages: number): number | null {
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, totalPages) : null;
}
